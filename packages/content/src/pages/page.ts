import type { ChapterText } from '../course/course.ts';
import type { ConsentEdition } from './consent.ts';
import type { ContactBook } from './contacts.ts';
import type { Partner } from './partners.ts';
import type { Localised } from '../locale.ts';

/** Public pages by the name of their files. @source specification §2 @decision D35 */
export const PAGE_IDS = [
  'about',
  'accessibility',
  'consent',
  'faq',
  'privacy',
  'references',
  'resources',
  'user-guide',
] as const;
export type PageId = (typeof PAGE_IDS)[number];

/** A public page: the nodes of a chapter without exercise, quiz or source. */
export type Page = {
  readonly id: PageId;
  readonly text: Localised<ChapterText>;
};

export type PageLibrary = {
  readonly pages: ReadonlyMap<PageId, Page>;
  readonly contacts: ContactBook;
  /** Version of the page `consent`. */
  readonly consent: ConsentEdition;
  readonly partners: readonly Partner[];
  /** Readability problems and unused files; they do not stop a start. */
  readonly warnings: string[];
};

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

/** Public page, made of the nodes of a chapter without exercises, quizzes and sources. */
export type Page = {
  readonly id: PageId;
  readonly text: Localised<ChapterText>;
};

export type PageLibrary = {
  readonly pages: ReadonlyMap<PageId, Page>;
  readonly contacts: ContactBook;
  readonly consent: ConsentEdition;
  readonly partners: readonly Partner[];
  /** Readability problems and unused files; a warning does not prevent a start. */
  readonly warnings: string[];
};

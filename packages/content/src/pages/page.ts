import type { ChapterText } from '../course/course.ts';
import type { ConsentEdition } from './consent.ts';
import type { ContactBook } from './contacts.ts';
import type { Partner } from './partners.ts';
import type { Localised } from '../locale.ts';

/** The public pages, by the name of their files. @source specification §2 @decision D35 */
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

/** A public page: made of the same nodes as a chapter, without exercise, quiz or source. */
export type Page = {
  readonly id: PageId;
  readonly text: Localised<ChapterText>;
};

export type PageLibrary = {
  readonly pages: ReadonlyMap<PageId, Page>;
  readonly contacts: ContactBook;
  /** The edition of the page `consent`. */
  readonly consent: ConsentEdition;
  readonly partners: readonly Partner[];
  /** What reads less well than it should, or was found and not used; nothing here stops a start. */
  readonly warnings: string[];
};

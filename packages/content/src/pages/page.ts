import type { ChapterText } from '../course/course.ts';
import type { Consent } from './consent.ts';
import type { ContactBook } from './contacts.ts';
import type { Identity } from './identity.ts';
import type { Partner } from './partners.ts';
import type { Pictures } from './pictures.ts';
import type { ReminderDefaults } from './reminder-defaults.ts';
import type { Localised } from '../locale.ts';

/** Each id is the name of the page's file. @source specification §2 @decision D35 */
export const PUBLIC_PAGE_IDS = [
  'about',
  'accessibility',
  'consent',
  'faq',
  'privacy',
  'references',
  'resources',
  'user-guide',
] as const;
/** Public pages, and the guide for staff. @decision D92 */
export const PAGE_IDS = [...PUBLIC_PAGE_IDS, 'staff-guide'] as const;
export type PageId = (typeof PAGE_IDS)[number];

/** Content of a page. A page has no exercises, quizzes or sources. */
export type Page = {
  readonly id: PageId;
  readonly text: Localised<ChapterText>;
};

export type PageLibrary = {
  readonly pages: ReadonlyMap<PageId, Page>;
  /** Pages that contain marks for the length of a questionnaire. */
  readonly withMarks: readonly Page[];
  readonly contacts: ContactBook;
  /** Text of the page of resource persons, in Markdown. The console may replace this text. */
  readonly resources: Localised;
  readonly consent: Consent;
  readonly partners: readonly Partner[];
  readonly pictures: Pictures;
  /** Null until the console publishes an identity. Files contain no identity. */
  readonly identity: Identity | null;
  readonly reminders: ReminderDefaults;
  readonly warnings: string[];
};

import type { Locale } from '@aube/content/locale';

/** What something of the audit log is called, in French and in English. */
export type AuditWords = readonly [french: string, english: string];

export const wordsIn = ([french, english]: AuditWords, locale: Locale): string =>
  locale === 'fr' ? french : english;

import type { Locale } from '@aube/content/locale';

export type AuditWords = readonly [french: string, english: string];

export const wordsIn = ([french, english]: AuditWords, locale: Locale): string =>
  locale === 'fr' ? french : english;

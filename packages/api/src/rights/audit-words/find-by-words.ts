import type { Locale } from '@aube/content/locale';
import type { NamedByWord } from '../record/audit-condition.ts';
import { actionWords } from './action-words.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { fieldWords } from './field-words.ts';
import { objectWords } from './object-words.ts';

/**
 * Removes case, accents, apostrophes and hyphens as the database search does: « Élie-Côté » and
 * “eliecote” become equal.
 */
const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'`\u00B4\u02B9-\u02BD\u2018\u2019\u2010-\u2015-]/g, '');

export function namedByWord(word: string, locale: Locale): NamedByWord {
  const folded = foldText(word);
  const fits = ([code, words]: [string, AuditWords]) =>
    foldText(wordsIn(words, locale)).includes(folded) ? [code] : [];
  return {
    actions: [...actionWords].flatMap(([code, words]) =>
      code.toLowerCase().includes(word.toLowerCase()) ? [code] : fits([code, words]),
    ),
    objectTypes: Object.entries(objectWords).flatMap(fits),
    fields: Object.entries(fieldWords).flatMap(fits),
  };
}

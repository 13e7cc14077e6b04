import type { Locale } from '@aube/content/locale';
import { foldText } from '../rules/fold-text.ts';
import { actionWords } from './action-words.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { fieldWords } from './field-words.ts';
import { objectWords } from './object-words.ts';

/** Codes found by a search word: actions, kinds of things and fields. */
export type NamedByWord = { actions: string[]; objectTypes: string[]; fields: string[] };

/** Finds codes by their shown names; an action also by its stored name. */
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

import type { Locale } from '@aube/content/locale';
import { foldText } from '../rules/fold-text.ts';
import { actionWords } from './action-words.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { fieldWords } from './field-words.ts';
import { objectWords } from './object-words.ts';

/** What of the log a searched word names: actions, kinds of things and fields, by their codes. */
export type NamedByWord = { actions: string[]; objectTypes: string[]; fields: string[] };

/** What a word of a search names, by what the reader sees; an action also by the name that the log has. */
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

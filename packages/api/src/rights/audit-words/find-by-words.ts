import type { Locale } from '@aube/content/locale';
import type { NamedByWord } from '../record/audit-condition.ts';
import { foldText } from '../../lists/rules/fold-text.ts';
import { actionWords } from './action-words.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { fieldWords } from './field-words.ts';
import { objectWords } from './object-words.ts';

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

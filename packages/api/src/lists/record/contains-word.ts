import { letterPairs } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '../rules/fold-text.ts';
import { isShortWord, PAIR } from '../rules/list.ts';

export const containsWord = (text: SQL, word: string): SQL =>
  sql`${text} like ${`%${foldText(word).replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/**
 * Like `containsWord`, for an index of trigrams or of letter pairs. The subquery makes PostgreSQL
 * use the index of letter pairs. Computing the letter pairs of each row would be slow: 50
 * microseconds per row.
 */
export function findsWord(text: SQL, word: string): SQL {
  const folded = foldText(word);
  if (folded === '' || !isShortWord(folded)) return containsWord(text, word);
  const letters = Array.from(folded);
  const pair = letters.slice(0, PAIR).join('');
  const hasPair = sql`${letterPairs(text)} @> (select array[${pair}::text])`;
  return letters.length > PAIR ? sql`${hasPair} and ${containsWord(text, word)}` : hasPair;
}

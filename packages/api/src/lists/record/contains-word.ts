import { folded, letterPairs } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';

const PAIR = 2;

/** SQL condition that a folded text contains the word. */
export const containsWord = (text: SQL, word: string): SQL =>
  sql`${text} like '%' || regexp_replace(${folded(sql`${word}::text`)}, '([\\\\%_])', E'\\\\\\\\\\\\1', 'g') || '%'`;

/**
 * Like `containsWord`, for an index of trigrams or of pairs of letters. The subquery makes
 * PostgreSQL use the index of pairs: to compute the pairs of a row takes 50 microseconds.
 */
export function findsWord(text: SQL, word: string): SQL {
  if (Array.from(word.normalize('NFC')).length > PAIR) return containsWord(text, word);
  return sql`${letterPairs(text)} @> (select array[${folded(sql`${word}::text`)}])`;
}

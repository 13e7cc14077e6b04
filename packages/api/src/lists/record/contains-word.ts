import { folded, letterPairs } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';

const PAIR = 2;

/** SQL condition that a folded text contains the word, for an index of trigrams or of pairs. */
export function containsWord(text: SQL, word: string): SQL {
  const typed = folded(sql`${word}::text`);
  if (Array.from(word.normalize('NFC')).length <= PAIR) {
    return sql`${letterPairs(text)} @> array[${typed}]`;
  }
  return sql`${text} like '%' || regexp_replace(${typed}, '([\\\\%_])', E'\\\\\\\\\\\\1', 'g') || '%'`;
}

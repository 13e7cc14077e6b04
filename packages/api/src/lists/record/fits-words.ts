import { folded } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../rules/list.ts';

/** Conditions that every word of a search is in the text, ignoring case and accents. */
export const fitsWords = (search: string, text: SQL): SQL[] =>
  searchWords(search).map(
    (word) => sql`position(${folded(sql`${word}::text`)} in ${folded(text)}) > 0`,
  );

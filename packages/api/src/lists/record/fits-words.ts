import { searchable } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../rules/list.ts';

/** SQL conditions that the text contains every word of the search, ignoring case and accents. */
export const fitsWords = (search: string, text: SQL): SQL[] =>
  searchWords(search).map((word) => sql`position(${word}::text in ${searchable(text)}) > 0`);

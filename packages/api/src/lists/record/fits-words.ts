import { searchable } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '../rules/list.ts';

export const fitsWords = (search: string, text: SQL): SQL[] =>
  searchWords(search).map((word) => sql`position(${word}::text in ${searchable(text)}) > 0`);

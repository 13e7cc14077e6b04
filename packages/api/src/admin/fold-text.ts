import { folded } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';

/** Every word of a search is somewhere in the text. */
export function fitsWords(search: string, text: SQL): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => sql`position(${folded(sql`${word}::text`)} in ${folded(text)}) > 0`);
}

import { sql, type SQL } from 'drizzle-orm';

/** Without case, accents, apostrophes and hyphens; the same is done to what is searched for. */
export const folded = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

/** Every word of a search is somewhere in the text. */
export function fitsWords(search: string, text: SQL): SQL[] {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => sql`position(${folded(sql`${word}::text`)} in ${folded(text)}) > 0`);
}

import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a text without capitals, accents, apostrophes and hyphens: « Élie-Côté » becomes
 * “eliecote”. All functions are immutable, because generated columns require this.
 */
export const folded = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

const letters = (text: SQL): SQL => sql`regexp_replace(${text}, '(.)', E'\\\\1\\x1f', 'g')`;

const twos = (text: SQL): SQL => sql`regexp_replace(${text}, '(..)', E'\\\\1\\x1f', 'g')`;

/**
 * SQL of an array with all characters and all pairs of neighbours, for searches of one or two
 * letters. Such searches cannot use trigrams.
 */
export const letterPairs = (text: SQL): SQL =>
  sql`string_to_array(${letters(text)} || E'\\x1f' || ${twos(text)} || E'\\x1f' || ${twos(sql`substr(${text}, 2)`)}, E'\\x1f')`;

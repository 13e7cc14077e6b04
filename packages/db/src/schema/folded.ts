import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a text without case, accents, apostrophes and hyphens: « Élie-Côté » and “eliecote” are
 * equal. Every function is immutable, so that a generated column may use it.
 */
export const folded = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

/** Every character of a text, each followed by a rare sign. */
const letters = (text: SQL): SQL => sql`regexp_replace(${text}, '(.)', E'\\\\1\\x1f', 'g')`;

/** The same for each pair of characters from the first one on. */
const twos = (text: SQL): SQL => sql`regexp_replace(${text}, '(..)', E'\\\\1\\x1f', 'g')`;

/**
 * SQL of every character and every pair of neighbouring characters as an array, for an index on
 * searches of two letters, because a trigram needs three. Immutable like `folded`.
 */
export const letterPairs = (text: SQL): SQL =>
  sql`string_to_array(${letters(text)} || E'\\x1f' || ${twos(text)} || E'\\x1f' || ${twos(sql`substr(${text}, 2)`)}, E'\\x1f')`;

import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a text without case, accents, apostrophes and hyphens: « Élie-Côté » and “eliecote” are one.
 * Every function in it is immutable, so that a generated column may hold its result.
 */
export const folded = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

/** Every letter of a text, each followed by a sign that nobody types. */
const letters = (text: SQL): SQL => sql`regexp_replace(${text}, '(.)', E'\\\\1\\x1f', 'g')`;

/** The same of each two letters from the first one on. */
const twos = (text: SQL): SQL => sql`regexp_replace(${text}, '(..)', E'\\\\1\\x1f', 'g')`;

/**
 * SQL of every letter and every pair of neighbouring letters of a text, as an array: what a search
 * of two letters
 * asks an index for, since a trigram needs three. Immutable, as `folded` is.
 */
export const letterPairs = (text: SQL): SQL =>
  sql`string_to_array(${letters(text)} || E'\\x1f' || ${twos(text)} || E'\\x1f' || ${twos(sql`substr(${text}, 2)`)}, E'\\x1f')`;

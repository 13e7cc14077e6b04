import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a text without case, accents, apostrophes and hyphens: « Élie-Côté » and “eliecote” are one.
 * Every function in it is immutable, so that a generated column may hold its result.
 */
export const folded = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL of a text without case and accents, with a space for apostrophes and hyphens: « Élie-Côté
 * d’Œuvre » becomes “elie cote d oeuvre”. `foldText` is the same rule in TypeScript. All functions
 * are immutable, because generated columns require this. Letters are escaped, because the bundle is
 * ASCII.
 * @decision D96
 */
export const folded = (text: SQL): SQL =>
  sql`btrim(regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(${text}, NFD)), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]', '', 'g'), '\u00f8\u0142\u0111\u00f0\u0127\u0167\u0131\u03c2\u00d8\u0141\u0110\u00d0\u0126\u0166\u00c6\u0152\u1e9e\u00de', 'olddhti\u03c3olddht\u00e6\u0153\u00df\u00fe'), '\u00e6', 'ae'), '\u0153', 'oe'), '\u00df', 'ss'), '\u00fe', 'th'), '[\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]+', ' ', 'g'))`;

/** Order of folded texts, as `foldText` gives it, in a database of any collation. */
export const foldedOrder = (text: SQL): SQL => sql`${folded(text)} collate "C"`;

/** Folds text for the columns `search_text`, unused since migration 0055. */
export const foldedBefore = (expression: SQL): SQL =>
  sql`regexp_replace(lower(normalize(${expression}, NFD)), '[\\u0300-\\u036f\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]', '', 'g')`;

const BINDERS = sql`'[\\u0027\\u0060\\u00b4\\u02b9-\\u02bd\\u2018\\u2019\\u2010-\\u2015-]'`;

/**
 * Like `folded`. Adds a text with apostrophes or hyphens a second time without them, so that
 * “oneill” finds O’Neill and “jeanluc” finds Jean-Luc.
 */
export const searchable = (text: SQL): SQL =>
  sql`${folded(text)} || case when ${text} ~ ${BINDERS} then ' ' || ${folded(sql`regexp_replace(${text}, ${BINDERS}, '', 'g')`)} else '' end`;

const letters = (text: SQL): SQL => sql`regexp_replace(${text}, '(.)', E'\\\\1\\x1f', 'g')`;

const twos = (text: SQL): SQL => sql`regexp_replace(${text}, '(..)', E'\\\\1\\x1f', 'g')`;

/**
 * SQL of an array with all characters and all pairs of neighbours, for searches of one or two
 * letters. These searches cannot use trigrams.
 */
export const letterPairs = (text: SQL): SQL =>
  sql`string_to_array(${letters(text)} || E'\\x1f' || ${twos(text)} || E'\\x1f' || ${twos(sql`substr(${text}, 2)`)}, E'\\x1f')`;

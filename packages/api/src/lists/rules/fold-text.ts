const REMOVED = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const SPACES =
  /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'`\u00b4\u02b9-\u02bd\u2018\u2019\u2010-\u2015-]+/g;

const BINDERS = /['`\u00b4\u02b9-\u02bd\u2018\u2019\u2010-\u2015-]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * Text for search and order, without case and accents, with a space for apostrophes and hyphens:
 * « Élie-Côté d’Œuvre » becomes “elie cote d oeuvre”. `folded` is the same rule in SQL.
 * @decision D96
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(REMOVED, '')
    .replaceAll(/[øłđðħŧıςæœßþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(SPACES, ' ')
    .trim();

/**
 * Folded text. When the text has apostrophes or hyphens, a second form without these signs is
 * added. `searchable` is the same rule in SQL.
 */
export function searchableText(text: string): string {
  const joined = text.replaceAll(BINDERS, '');
  return joined === text ? foldText(text) : `${foldText(text)} ${foldText(joined)}`;
}

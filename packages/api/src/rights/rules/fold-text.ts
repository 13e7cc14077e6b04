/**
 * Removes case, accents, apostrophes and hyphens like the database's search: « Élie-Côté » and
 * “eliecote” are equal.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'`\u00B4\u02B9-\u02BD\u2018\u2019\u2010-\u2015-]/g, '');

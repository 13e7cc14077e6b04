/**
 * A text without case, accents, apostrophes and hyphens, as the database folds what is searched in:
 * « Élie-Côté » and “eliecote” are one.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'`\u00B4\u02B9-\u02BD\u2018\u2019\u2010-\u2015-]/g, '');

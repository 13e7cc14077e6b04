import type { CourseLocale } from './course.ts';

const NBSP = '\u00a0';

/**
 * Sets the spaces and apostrophes a careful typesetter would, so that an author
 * may type them plainly: « Bonjour : 5 h 30 » never breaks before a colon or a unit, nor
 * « (0 à 4) » within its parentheses.
 */
export const typeset = (text: string, locale: CourseLocale): string => {
  const apostrophes = text.replace(/(?<=\p{L})'/gu, '’');
  const units = apostrophes.replace(
    /(?<=\d) (?=(?:h|min|minutes?|heures?|hours?|[ap]\.m)\b)/gu,
    NBSP,
  );
  const ranges = units.replace(/\((\d+) (à|ou|to|or) (\w+)\)/gu, `($1${NBSP}$2${NBSP}$3)`);
  if (locale === 'en') return ranges;
  return ranges
    .replace(/(?<=\d\u00a0h) (?=\d)/gu, NBSP)
    .replace(/ (?=[:;?!%»])/gu, NBSP)
    .replace(/« /gu, `«${NBSP}`);
};

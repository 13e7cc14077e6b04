import type { CourseLocale } from './course.ts';

const NBSP = '\u00a0';

/**
 * Sets the spaces and apostrophes a careful typesetter would, so that an author
 * may type them plainly: « Bonjour : 5 h 30 » never breaks before a colon or a unit.
 */
export const typeset = (text: string, locale: CourseLocale): string => {
  const apostrophes = text.replace(/(?<=\p{L})'/gu, '’');
  const units = apostrophes.replace(
    /(?<=\d) (?=(?:h|min|minutes?|heures?|hours?|[ap]\.m)\b)/gu,
    NBSP,
  );
  if (locale === 'en') return units;
  return units
    .replace(/(?<=\d\u00a0h) (?=\d)/gu, NBSP)
    .replace(/ (?=[:;?!%»])/gu, NBSP)
    .replace(/« /gu, `«${NBSP}`);
};

import { courseLocales } from './course/course.ts';
import { typeset } from './course/typography.ts';

const isLocalised = (value: object): value is Record<(typeof courseLocales)[number], string> =>
  Object.keys(value).length === 2 &&
  courseLocales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

/** The same data with the spaces and apostrophes of every `{ fr, en }` set as a typesetter would. */
export function typesetTexts<T>(value: T): T {
  if (Array.isArray(value)) return value.map(typesetTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) {
    return { fr: typeset(value.fr, 'fr'), en: typeset(value.en, 'en') } as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typesetTexts(each as unknown)]),
  ) as T;
}

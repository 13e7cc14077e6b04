import { locales, type Locale, type Localised } from './locale.ts';

const NBSP = '\u00a0';

/**
 * `ours`: signs stand as the Office québécois has them. `published`: a wording that is not ours to
 * change keeps its signs and spaces; a line only never breaks at them.
 */
type Wording = 'ours' | 'published';

/** Spaces that no line breaks at: « 5 h 30 », « 20 minutes », « (0 à 4) ». */
const bindFigures = (text: string): string =>
  text
    .replace(/(?<=\d) (?=(?:h|min|minutes?|heures?|hours?|[ap]\.m)\b)/gu, NBSP)
    .replace(/\((\d+) (à|ou|to|or) (\w+)\)/gu, `($1${NBSP}$2${NBSP}$3)`);

const setPublishedSigns = (text: string): string =>
  text.replace(/ (?=[:;?!%»])/gu, NBSP).replace(/« /gu, `«${NBSP}`);

/** No space before ; ! ?, a no-break space before : and %, and inside « ». */
const setOurSigns = (text: string): string =>
  text
    .replace(/[ \u00a0\u202f]+(?=[;!?])/gu, '')
    .replace(/[ \u202f](?=[:%])/gu, NBSP)
    .replace(/«[ \u00a0\u202f]*/gu, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]*»/gu, `${NBSP}»`);

/**
 * A text with the spaces it is read with, so that an author types plain ones: the one place where
 * they are decided, for content, letters, the web's texts and the REST edge's. It changes nothing
 * that is already set.
 * @decision D74 0021
 */
export function setSpaces(text: string, locale: Locale, wording: Wording = 'ours'): string {
  const bound = bindFigures(text);
  if (locale === 'en') return bound;
  const hours = bound.replace(/(?<=\d\u00a0h) (?=\d)/gu, NBSP);
  return wording === 'ours' ? setOurSigns(hours) : setPublishedSigns(hours);
}

/** An author's text, typed with plain spaces and apostrophes, as it is read. */
export function typeset(text: string, locale: Locale, wording: Wording = 'ours'): string {
  return setSpaces(text.replace(/(?<=\p{L})'/gu, '’'), locale, wording);
}

const isLocalised = (value: object): value is Localised =>
  Object.keys(value).length === 2 &&
  locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

/** The same data with every `{ fr, en }` typeset. */
export function typesetTexts<T>(value: T, wording: Wording = 'ours'): T {
  if (Array.isArray(value)) return value.map((each) => typesetTexts<unknown>(each, wording)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) {
    return {
      fr: typeset(value.fr, 'fr', wording),
      en: typeset(value.en, 'en', wording),
    } as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typesetTexts(each as unknown, wording)]),
  ) as T;
}

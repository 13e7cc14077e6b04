import { locales, type Locale, type Localised } from './locale.ts';

const NBSP = '\u00a0';

/**
 * `ours`: our texts get the punctuation of the Office québécois. `published`: the text of another
 * publisher gets only no-break spaces.
 */
type Wording = 'ours' | 'published';

/** Adds no-break spaces in « 5 h 30 », « 20 minutes », « (0 à 4) ». */
const bindFigures = (text: string): string =>
  text
    .replace(/(\d) (?=(?:h|min|minutes?|heures?|hours?|[ap]\.m)\b)/gu, `$1${NBSP}`)
    .replace(/\((\d+) (à|ou|to|or) (\w+)\)/gu, `($1${NBSP}$2${NBSP}$3)`);

const setPublishedSigns = (text: string): string =>
  text.replace(/ (?=[:;?!%»])/gu, NBSP).replace(/« /gu, `«${NBSP}`);

/** Removes the space before ; ! ?, and puts a no-break space before : and % and inside « ». */
const setOurSigns = (text: string): string =>
  text
    .replace(/[ \u00a0\u202f]+(?=[;!?])/gu, '')
    .replace(/[ \u202f](?=[:%])/gu, NBSP)
    .replace(/«[ \u00a0\u202f]*/gu, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]*»/gu, `${NBSP}»`);

/** @decision D74 pages#french-spaces */
export function setSpaces(text: string, locale: Locale, wording: Wording = 'ours'): string {
  const bound = bindFigures(text);
  if (locale === 'en') return bound;
  const hours = bound
    .replace(/(\d\u00a0h) (?=\d)/gu, `$1${NBSP}`)
    .replace(/\b1er (?=\p{L})/gu, `1er${NBSP}`);
  return wording === 'ours' ? setOurSigns(hours) : setPublishedSigns(hours);
}

export function typeset(text: string, locale: Locale, wording: Wording = 'ours'): string {
  return setSpaces(text.replace(/(\p{L})'/gu, '$1’'), locale, wording);
}

const isLocalised = (value: object): value is Localised =>
  Object.keys(value).length === 2 &&
  locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

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

import type { Locale } from '../locale.ts';
import { typeset } from '../typography.ts';
import type { CrisisResource } from './crisis-resources.ts';

const WORDS = {
  fr: {
    callOrText: (number: string) => `appelez ou textez le ${number}`,
    call: (number: string) => `appelez le ${number}`,
    text: (number: string) => `textez le ${number}`,
    or: ' ou ',
    always: ', jour et nuit',
  },
  en: {
    callOrText: (number: string) => `call or text ${number}`,
    call: (number: string) => `call ${number}`,
    text: (number: string) => `text ${number}`,
    or: ' or ',
    always: ', day or night',
  },
} as const;

function numberWords({ phone, text }: CrisisResource, locale: Locale): string {
  const words = WORDS[locale];
  if (phone && text?.tel === phone.tel) return words.callOrText(phone.display);
  return [phone && words.call(phone.display), text && words.text(text.display)]
    .filter((each) => each !== undefined)
    .join(words.or);
}

const hoursWords = ({ isAlwaysOpen }: CrisisResource, locale: Locale) =>
  isAlwaysOpen ? WORDS[locale].always : '';

/**
 * Words for the middle of a sentence: « appelez ou textez le 9-8-8 (Ligne d’aide), jour et nuit ».
 */
export const callWords = (line: CrisisResource, locale: Locale): string =>
  typeset(`${numberWords(line, locale)} (${line.name[locale]})${hoursWords(line, locale)}`, locale);

/** Whole sentence that names no health topic: « Appelez ou textez le 9-8-8, jour et nuit ». */
export function plainCallWords(line: CrisisResource, locale: Locale): string {
  const words = numberWords(line, locale) + hoursWords(line, locale);
  return typeset(words.charAt(0).toUpperCase() + words.slice(1), locale);
}

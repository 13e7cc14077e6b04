import { digitsOf, EXTENSION, keysOf } from './dialled-number.ts';

/**
 * Matches digits with signs between them, and capital letters that stand for digits: « 9-8-8 », « 1
 * 866 APPELLE ».
 */
const NUMBER = /\d(?:[^\p{L}\d]*\d)*(?:[^\p{L}\d]*\p{Lu}{3,})?/gu;
const OTHER_DIGIT = /[^\P{Nd}\d]|\p{No}/u;
const YEARS = /^(?:(?:19|20)\d\d){1,2}$/u;
const HELP_NUMBERS = new Set(['211', '311', '811', '911', '988']);
const HOST = /(?:[\p{L}\d-]+\.)+\p{L}{2,}/gu;

const withoutCountry = (digits: string) => digits.replace(/^1(?=\d{10}$)/u, '');

const numbersIn = (words: string) =>
  (words.match(NUMBER) ?? []).map((written) =>
    withoutCountry(digitsOf(written) + keysOf(written.replaceAll(/[^A-Z]/gu, ''))),
  );

const isSameHost = (shown: string, host: string) =>
  host === shown || host === `www.${shown}` || host.endsWith(`.${shown}`);

const hostsIn = (words: string) => words.toLowerCase().match(HOST) ?? [];

/** Digits that a `tel:` link dials, without the 1 of the country. */
export const dialledBy = (href: string): string => withoutCountry(digitsOf(href));

function isHonestPhone(words: string, address: string): boolean {
  const dialled = dialledBy(address);
  const numbers = numbersIn(words.replace(EXTENSION, ''));
  // In « 1 866 APPELLE (277-3553) », the parentheses repeat the end of the number.
  const isPart = (number: string, index: number) =>
    number === dialled || (index > 0 && number.length >= 7 && dialled.endsWith(number));
  return numbers.every(isPart) && hostsIn(words).length === 0;
}

/** True for a number that is clearly no telephone number: years, or « 24/7 ». */
const isPlainNumber = (number: string) =>
  YEARS.test(number) || (number.length < 5 && !HELP_NUMBERS.has(number));

/**
 * False when the words of a link show a telephone number, an address or a site other than the
 * target of the link. Other words may have any target.
 * @param href `tel:`, `mailto:` or `https:`
 */
export function isHonestLink(written: string, href: string): boolean {
  const words = written.normalize('NFKC');
  if (OTHER_DIGIT.test(words)) return false;
  if (href.startsWith('tel:')) return isHonestPhone(words, href);
  if (!numbersIn(words).every(isPlainNumber)) return false;
  if (href.startsWith('mailto:')) {
    const [address = ''] = href.slice('mailto:'.length).toLowerCase().split('?');
    return (
      hostsIn(words).every((host) => address.includes(host)) &&
      (words.toLowerCase().match(/\S+@\S+/gu) ?? []).every((each) => each === address)
    );
  }
  const url = URL.parse(href);
  if (!url || url.username !== '' || url.password !== '' || words.includes('@')) return false;
  return hostsIn(words).every((host) => isSameHost(host, url.host));
}

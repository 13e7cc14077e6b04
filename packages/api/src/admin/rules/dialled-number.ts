export const EXTENSION = /[\s,;]*(?:,|;|#|x|p\.?|poste|post|ext\.?|extension)[\s.:]*\d{1,6}\s*$/iu;
const PLAIN = /^\+?[\d\s().\p{Pd}]+$/u;
/**
 * Matches « 1 866 APPELLE (277-3553) », where the parentheses contain the digits for the letters.
 */
const WITH_LETTERS = /^([\d\s.\p{Pd}]*)([a-z]+)\s*\(([\d\s.\p{Pd}]+)\)$/iu;
/**
 * Matches a short number such as 911, 811 or 988 before more digits: the field contains two
 * numbers, or hours.
 */
const SHORT_LINE_AND_MORE = /^(?:[2-9]11|988)\d/u;
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

export const digitsOf = (text: string) => text.replaceAll(/\D/gu, '');

const keyOf = (letter: string) => KEYS.findIndex((key) => key.includes(letter)) + 2;
export const keysOf = (letters: string) => Array.from(letters.toLowerCase(), keyOf).join('');

function digitsWithLetters(written: string): string {
  const [, before = '', letters = '', inside = ''] = WITH_LETTERS.exec(written) ?? [];
  const digits = digitsOf(inside);
  return digits !== '' && keysOf(letters).startsWith(digits) ? digitsOf(before) + digits : '';
}

/**
 * Digits to dial for a written number: « 1 866 APPELLE (277-3553) » gives 18662773553. Extensions
 * are left out. Empty when a field contains several numbers, because their joined digits would call
 * somebody else.
 */
export function dialledNumber(written: string): string {
  const number = written.replace(EXTENSION, '').trim();
  const digits = PLAIN.test(number) ? digitsOf(number) : digitsWithLetters(number);
  if (SHORT_LINE_AND_MORE.test(digits)) return '';
  return number.startsWith('+') && digits !== '' ? `+${digits}` : digits;
}

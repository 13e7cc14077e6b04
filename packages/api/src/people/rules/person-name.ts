const LINE_BREAK = /[\t-\r\u0085\u2028\u2029]/;

/** True for text on one line. In a list, a line break could imitate a second name. */
export const isSingleLine = (text: string): boolean => !LINE_BREAK.test(text);

/** A name of a person has a letter of any script. @decision D95 */
export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

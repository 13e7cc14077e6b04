/**
 * Line breaks and other controls, and signs that turn the direction of the text after them. In a
 * name they could draw a false line, or make one name look like another.
 */
const BREAKS_OR_TURNS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** True for text on one line in one direction: names of people and places, labels. */
export const isSingleLine = (text: string): boolean => !BREAKS_OR_TURNS.test(text);

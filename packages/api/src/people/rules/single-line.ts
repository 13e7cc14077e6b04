/**
 * Line breaks, other control characters, and characters that change the direction of a text. In a
 * name, such a character could imitate a second line or another name.
 */
const BREAKS_OR_TURNS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * True for text on one line without changes of direction. For labels and for names of people and
 * places.
 */
export const isSingleLine = (text: string): boolean => !BREAKS_OR_TURNS.test(text);

const LINE_BREAK = /[\t-\r\u0085\u2028\u2029]/;

/** True for text on one line. In a list, a line break could imitate a second name. */
export const isSingleLine = (text: string): boolean => !LINE_BREAK.test(text);

/**
 * Replaces variants of letters, from a PDF or an East Asian keyboard, by the usual letters: « ﬁ »
 * becomes “fi”, « Ｒ » becomes “R”. The abbreviation « Mª » stays unchanged.
 */
export const plainLetters = (name: string): string =>
  name.replaceAll(/(?![ªº])\p{L}/gu, (letter) => letter.normalize('NFKC')).normalize('NFC');

/** True for a name with a letter of any script. A modifier alone, as « ʼ » or « ー », is no name. @decision D95 */
export const hasLetter = (name: string): boolean => /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(name);

type Names = { readonly firstName?: string | undefined; readonly lastName?: string | undefined };

/**
 * Faults of changed names. An unchanged name has no fault, because it may be older than D95.
 * @decision D95
 */
export const nameFaults = (before: Names, after: Names) =>
  (['firstName', 'lastName'] as const)
    .filter((field) => {
      const name = after[field];
      return name !== undefined && name !== before[field] && !hasLetter(name);
    })
    .map((field) => ({ path: [field], code: 'noLetter' }));

/** Lengths of a username (« nom d’utilisateur »), in characters. @decision D54 */
export const USERNAME = { minLength: 3, maxLength: 40 } as const;

/** A stored username: trimmed, in lower case. */
export const toUsername = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/**
 * True for a valid username: 3 to 40 of `a–z 0–9 . _ -`, so that none looks like an address.
 * @decision D54
 */
export const isUsername = (typed: string): boolean => {
  const { minLength, maxLength } = USERNAME;
  const name = toUsername(typed);
  return name.length >= minLength && name.length <= maxLength && /^[a-z0-9._-]+$/.test(name);
};

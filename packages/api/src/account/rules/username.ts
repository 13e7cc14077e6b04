/** Lengths of a user name (« nom d’utilisateur »), in characters. @decision D54 */
export const USERNAME = { minLength: 3, maxLength: 40 } as const;

/** A user name as it is kept: trimmed, in lower case. */
export const toUsername = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/**
 * Whether this may be a user name: 3 to 40 of `a–z 0–9 . _ -`, so that none reads like an address.
 * @decision D54
 */
export const isUsername = (typed: string): boolean => {
  const { minLength, maxLength } = USERNAME;
  const name = toUsername(typed);
  return name.length >= minLength && name.length <= maxLength && /^[a-z0-9._-]+$/.test(name);
};

/** @decision D54 */
export const USERNAME = { minLength: 3, maxLength: 40 } as const;

export const toUsername = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/** @decision D54 */
export const isUsername = (typed: string): boolean => {
  const { minLength, maxLength } = USERNAME;
  const name = toUsername(typed);
  return name.length >= minLength && name.length <= maxLength && /^[a-z0-9._-]+$/.test(name);
};

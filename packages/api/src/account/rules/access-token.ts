/** @decision D60 */
export const ACCESS_TOKEN_DAYS = { minimum: 1, maximum: 365, proposed: 90 } as const;

export const MOST_ACCESS_TOKENS = 20;

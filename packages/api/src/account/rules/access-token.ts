/** How long a script's token may live, in days. @decision D60 */
export const ACCESS_TOKEN_DAYS = { minimum: 1, maximum: 365, proposed: 90 } as const;

/** How many living tokens one person may have. */
export const MOST_ACCESS_TOKENS = 20;

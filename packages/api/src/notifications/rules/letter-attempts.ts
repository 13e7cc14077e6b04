/** Minutes until the next attempt, by attempts made; then the letter stays, unsent, with its fault. */
export const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** How often a letter is tried. */
export const LETTER_ATTEMPTS = BACK_OFF_MINUTES.length;

/** What says that the address takes no letter. It is tried again all the same: a refusal may pass. */
export const REFUSAL_FAULTS = ['badAddress', 'refused'] as const;

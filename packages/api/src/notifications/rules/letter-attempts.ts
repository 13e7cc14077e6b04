/** Minutes until the next attempt, by attempts made; then the letter stays, unsent, with its fault. */
export const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** How often a letter is tried. */
export const LETTER_ATTEMPTS = BACK_OFF_MINUTES.length;

/** The pause after an attempt, counted from 1. */
export const backOffMinutesAfter = (attempt: number): number => BACK_OFF_MINUTES[attempt - 1] ?? 0;

/** How long a mail server may take over one letter; and how long the letter is one server's, a little more. */
export const PATIENCE_SECONDS = 120;
export const CLAIM_SECONDS = 150;

/** How often a letter is sent that may have arrived each time. */
const COPIES = 3;

/** Attempts that count as made after one that failed so: all of them where another would help nobody. */
export function attemptsAfter(fault: string, made: number): number {
  const isOver = fault === 'badAddress' || (fault === 'unanswered' && made >= COPIES);
  return isOver ? LETTER_ATTEMPTS : made;
}

/** What says that the address takes no letter. It is tried again all the same: a refusal may pass. */
export const REFUSAL_FAULTS = ['badAddress', 'refused'] as const;

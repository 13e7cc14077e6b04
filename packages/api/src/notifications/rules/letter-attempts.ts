/**
 * Minutes until the next attempt, by attempts made; after the last one the email stays unsent,
 * with its fault.
 */
export const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Number of attempts. */
export const LETTER_ATTEMPTS = BACK_OFF_MINUTES.length;

/** The pause after an attempt, counted from 1. */
export const backOffMinutesAfter = (attempt: number): number => BACK_OFF_MINUTES[attempt - 1] ?? 0;

/**
 * Longest time of a mail server for one email, and how long a process reserves the email, which is
 * a little more.
 */
export const PATIENCE_SECONDS = 120;
export const CLAIM_SECONDS = 150;

/** Longest number of attempts when each may have arrived. */
const COPIES = 3;

/** Attempts counted after such a failure: all of them when another attempt cannot help. */
export function attemptsAfter(fault: string, made: number): number {
  const isOver = fault === 'badAddress' || (fault === 'unanswered' && made >= COPIES);
  return isOver ? LETTER_ATTEMPTS : made;
}

/**
 * Faults that mean that the address accepts no email. It is tried again, because a refusal may
 * pass.
 */
export const REFUSAL_FAULTS = ['badAddress', 'refused'] as const;

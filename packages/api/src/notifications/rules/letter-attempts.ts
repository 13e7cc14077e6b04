export const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

export const LETTER_ATTEMPTS = BACK_OFF_MINUTES.length;

export const backOffMinutesAfter = (attempt: number): number => BACK_OFF_MINUTES[attempt - 1] ?? 0;

/** Maximum seconds that a mail server may take for one email. */
export const PATIENCE_SECONDS = 120;
export const CLAIM_SECONDS = 150;

const MAX_POSSIBLE_COPIES = 3;

/**
 * Number of attempts to store after a fault: `made`, or the maximum when no further attempt is
 * useful.
 */
export function attemptsAfter(fault: string, made: number): number {
  const isOver = fault === 'badAddress' || (fault === 'unanswered' && made >= MAX_POSSIBLE_COPIES);
  return isOver ? LETTER_ATTEMPTS : made;
}

/**
 * Faults of an address that accepts no email. Sending is still tried again, because a refusal may
 * be temporary.
 */
export const REFUSAL_FAULTS = ['badAddress', 'refused'] as const;

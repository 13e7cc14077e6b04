/** @decision console#taking-charge */
export const OUTCOMES = ['reached', 'messageLeft', 'elsewhere', 'other'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `messageLeft` does not close an alert, because the person has not answered yet. */
export const ALERT_OUTCOMES = ['reached', 'elsewhere', 'other'] as const satisfies Outcome[];

export const needsWords = (outcome: Outcome): boolean => outcome === 'other';

/**
 * True for an outcome after which the call list shows a reason of `LOW_REASONS` again only because
 * of a later week. After another outcome, the reason returns in seven days.
 */
export const hasAnswered = (outcome: Outcome): boolean =>
  outcome === 'reached' || outcome === 'elsewhere';

const undoMinutes = 5;
const forgottenHours = 24;
const millisecondsPerMinute = 60_000;

/** `at`: instant of the last step (taking charge, or saying what was done). */
export function stepUndoableUntil(at: Date): Date {
  return new Date(at.getTime() + undoMinutes * millisecondsPerMinute);
}

export function isStepUndoable(at: Date, now: Date): boolean {
  return now < stepUndoableUntil(at);
}

/**
 * Instant 24 hours before `now`. When staff took charge of an alert before this instant and the
 * alert has no outcome, staff get another email.
 */
export function forgottenSince(now: Date): Date {
  return new Date(now.getTime() - forgottenHours * 60 * millisecondsPerMinute);
}

/** Minutes during which taking charge of an alert can be undone. */
const undoMinutes = 5;
const millisecondsPerMinute = 60_000;

/** Last instant at which taking charge can be undone: five minutes after it. */
export function acknowledgementUndoableUntil(acknowledgedAt: Date): Date {
  return new Date(acknowledgedAt.getTime() + undoMinutes * millisecondsPerMinute);
}

/** True while taking charge can be undone. */
export function isAcknowledgementUndoable(acknowledgedAt: Date, now: Date): boolean {
  return now < acknowledgementUndoableUntil(acknowledgedAt);
}

/** For how long taking charge of an alert can be taken back. */
const undoMinutes = 5;
const millisecondsPerMinute = 60_000;

/** The instant until which taking charge of an alert can be taken back, five elapsed minutes later. */
export function acknowledgementUndoableUntil(acknowledgedAt: Date): Date {
  return new Date(acknowledgedAt.getTime() + undoMinutes * millisecondsPerMinute);
}

/** Whether taking charge of an alert can still be taken back at `now`. */
export function isAcknowledgementUndoable(acknowledgedAt: Date, now: Date): boolean {
  return now < acknowledgementUndoableUntil(acknowledgedAt);
}

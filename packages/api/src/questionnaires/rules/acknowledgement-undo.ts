const undoMinutes = 5;
const millisecondsPerMinute = 60_000;

export function acknowledgementUndoableUntil(acknowledgedAt: Date): Date {
  return new Date(acknowledgedAt.getTime() + undoMinutes * millisecondsPerMinute);
}

export function isAcknowledgementUndoable(acknowledgedAt: Date, now: Date): boolean {
  return now < acknowledgementUndoableUntil(acknowledgedAt);
}

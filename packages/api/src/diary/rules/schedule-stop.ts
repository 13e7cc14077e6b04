import type { LocalDate } from '../../time/rules/local-date.ts';

/** Reasons to go back to the usual hours; the answer is optional. @decision D78 */
export const stopReasons = ['tooTired', 'tooHard', 'timesChanged', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];

/** A stop can be undone on the local day of the stop. @decision D78 */
export function canUndoStop(stoppedOn: LocalDate, today: LocalDate): boolean {
  return today <= stoppedOn;
}

import type { LocalDate } from '../../time/rules/local-date.ts';

/** @decision D78 */
export const stopReasons = ['tooTired', 'tooHard', 'timesChanged', 'other'] as const;
export type StopReason = (typeof stopReasons)[number];

/**
 * Weeks in which a schedule was stopped. After a change of time zone, a stop may belong to a week
 * after `presentWeek`; this stop then counts for `presentWeek`.
 * @decision D78 diary#stopped-schedule
 */
export function stoppedWeeksOf(
  weeks: readonly { number: number; stoppedOn: LocalDate | null }[],
  presentWeek: number,
): number[] {
  return weeks.flatMap(({ number, stoppedOn }) =>
    stoppedOn === null ? [] : Math.min(number, presentWeek),
  );
}

/** @decision D78 */
export function canUndoStop(stoppedOn: LocalDate, today: LocalDate): boolean {
  return today <= stoppedOn;
}

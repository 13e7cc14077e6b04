import type { LocalDate } from '../../time/rules/local-date.ts';
import type { Suspension } from './suspended-nights.ts';

/**
 * First day of the present suspension; null without a suspension today. Suspensions that overlap or
 * share a day count as one.
 * @decision D76
 */
export function suspendedSince(suspensions: readonly Suspension[]): LocalDate | null {
  const newestFirst = suspensions.toSorted((a, b) => b.raisedOn.localeCompare(a.raisedOn));
  let since = newestFirst.findLast(({ endedOn }) => endedOn === null)?.raisedOn ?? null;
  for (const { raisedOn, endedOn } of newestFirst) {
    if (since !== null && endedOn !== null && endedOn >= since && raisedOn < since) {
      since = raisedOn;
    }
  }
  return since;
}

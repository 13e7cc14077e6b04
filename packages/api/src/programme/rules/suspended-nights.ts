import type { LocalDate } from '../../time/rules/local-date.ts';

/**
 * Time in which a safety flag suspended the schedule: from the answer until the flag is closed and
 * its notice is read. `endedOn` is null until then.
 */
export type Suspension = { raisedOn: LocalDate; endedOn: LocalDate | null };

/**
 * Nights without a schedule to keep: after the day of the answer, until the morning of the end.
 * @param dates mornings of nights
 * @decision D76 safety#suspended
 */
export const suspendedNights = (
  suspensions: readonly Suspension[],
  dates: readonly LocalDate[],
): LocalDate[] =>
  dates.filter((date) =>
    suspensions.some(
      ({ raisedOn, endedOn }) => date > raisedOn && (endedOn === null || date <= endedOn),
    ),
  );

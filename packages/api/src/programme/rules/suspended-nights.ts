import { type ClockTime, minutesPerDay } from '../../time/rules/clock-time.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';

/**
 * Time in which a safety flag suspended the schedule: from the answer until the flag is closed and
 * its notice is read. `endedOn` is null until then.
 */
export type Suspension = {
  raisedOn: LocalDate;
  raisedTime: ClockTime;
  endedOn: LocalDate | null;
};

const noonTime = minutesPerDay / 2;

/**
 * True when the suspension began before the end of the night. When the person answered before noon,
 * the night that ends on that day counts too, because the person may still go to bed.
 */
const hasBegun = ({ raisedOn, raisedTime }: Suspension, date: LocalDate): boolean =>
  date > raisedOn || (date === raisedOn && raisedTime < noonTime);

/**
 * Nights with a suspended schedule: from the night of the answer to the night that ends on
 * `endedOn`.
 * @param dates mornings of nights
 * @decision D12 D76 safety#suspended
 */
export const suspendedNights = (
  suspensions: readonly Suspension[],
  dates: readonly LocalDate[],
): LocalDate[] =>
  dates.filter((date) =>
    suspensions.some(
      (each) => hasBegun(each, date) && (each.endedOn === null || date <= each.endedOn),
    ),
  );

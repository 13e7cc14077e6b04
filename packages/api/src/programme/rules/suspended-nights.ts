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
 * True when the suspension began before the end of the night. An answer before noon includes the
 * night that ends on that day, because the person may go to bed after the answer.
 */
const hasBegun = ({ raisedOn, raisedTime }: Suspension, date: LocalDate): boolean =>
  date > raisedOn || (date === raisedOn && raisedTime < noonTime);

/**
 * Nights without a schedule to keep: from the night of the answer until the morning of the end.
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

import type { ClockTime } from './clock-time.ts';
import type { LocalDate } from './local-date.ts';
import { clockTimeAt, localDateAt } from './zone.ts';

export type ZoneChange = {
  date: LocalDate;
  time: ClockTime;
  isSameClock: boolean;
  isOtherDate: boolean;
};

/**
 * Effects of a change from time zone `from` to time zone `to`. The time zone of recorded nights
 * does not change.
 * @decision D10 D13 D61
 */
export function zoneChange(now: Date, { from, to }: { from: string; to: string }): ZoneChange {
  const date = localDateAt(now, to);
  const time = clockTimeAt(now, to);
  const isOtherDate = localDateAt(now, from) !== date;
  return { date, time, isOtherDate, isSameClock: !isOtherDate && clockTimeAt(now, from) === time };
}

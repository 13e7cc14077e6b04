import type { ClockTime } from './clock-time.ts';
import type { LocalDate } from './local-date.ts';
import { clockTimeAt, localDateAt } from './zone.ts';

/** What a change of time zone changes for somebody, at one moment. */
export type ZoneChange = {
  /** What the clock of the new zone shows now. */
  date: LocalDate;
  time: ClockTime;
  /** Whether both clocks show the same now: then nothing changes today. */
  isSameClock: boolean;
  /** Whether today is another date there: the night of this morning, and what is due, move with it. */
  isOtherDate: boolean;
};

/**
 * What somebody who lives by the clock of `from` will find when they live by that of `to`. Nights
 * that are recorded
 * keep the zone they were recorded in.
 * @decision D10 D13 D61
 */
export function zoneChange(now: Date, { from, to }: { from: string; to: string }): ZoneChange {
  const date = localDateAt(now, to);
  const time = clockTimeAt(now, to);
  const isOtherDate = localDateAt(now, from) !== date;
  return { date, time, isOtherDate, isSameClock: !isOtherDate && clockTimeAt(now, from) === time };
}

import type { ClockTime } from './clock-time.ts';
import type { LocalDate } from './local-date.ts';
import { clockTimeAt, localDateAt } from './zone.ts';

/** Effects of a change of time zone for a person, at one moment. */
export type ZoneChange = {
  /** The present date in the new zone. */
  date: LocalDate;
  time: ClockTime;
  /** True when both clocks show the same now: nothing changes today. */
  isSameClock: boolean;
  /**
   * True when today is another date there: the night of this morning, and due items, move with it.
   */
  isOtherDate: boolean;
};

/**
 * The effects of a change from the clock of `from` to that of `to`. Recorded nights keep their
 * zone.
 * @decision D10 D13 D61
 */
export function zoneChange(now: Date, { from, to }: { from: string; to: string }): ZoneChange {
  const date = localDateAt(now, to);
  const time = clockTimeAt(now, to);
  const isOtherDate = localDateAt(now, from) !== date;
  return { date, time, isOtherDate, isSameClock: !isOtherDate && clockTimeAt(now, from) === time };
}

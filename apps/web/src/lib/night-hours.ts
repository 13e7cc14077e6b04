import { type ClockTime, minutesPerDay } from '@aube/api/rules';

export type NightHours = {
  readonly from: ClockTime;
  /** First minute after the night. */
  readonly until: ClockTime;
};

type Hours = { readonly bedTime: ClockTime; readonly wakeTime: ClockTime };

const usual: NightHours = { from: 23 * 60, until: 4 * 60 };
const earliestBed = 20 * 60;
const latestBed = 4 * 60;
const beforeRising = 60;

/**
 * Night begins at the bed time of the schedule and ends one hour before its rise time. Without a
 * schedule, night is from 23:00 to 4:00. A schedule with a bed time after 4:00 and before 20:00
 * belongs to a night worker and is ignored.
 * @decision pages#night
 */
export function nightHours(schedule: Hours | null): NightHours {
  if (!schedule) return usual;
  const { bedTime, wakeTime } = schedule;
  if (bedTime > latestBed && bedTime < earliestBed) return usual;
  return { from: bedTime, until: (wakeTime - beforeRising + minutesPerDay) % minutesPerDay };
}

/** True from midnight to the end of the night: the night of today's date is still running. */
export const isNightRunning = (time: ClockTime, { until }: NightHours): boolean =>
  until < earliestBed && time < until;

/**
 * True at night, and between midnight and a late bed time: pages are dark, and « Aujourd'hui » asks
 * nothing.
 */
export const isQuietAt = (time: ClockTime, night: NightHours): boolean =>
  isNightAt(time, night) || isNightRunning(time, night);

export function isNightAt(time: ClockTime, { from, until }: NightHours): boolean {
  return from < until ? time >= from && time < until : time >= from || time < until;
}

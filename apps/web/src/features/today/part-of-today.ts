import { type ClockTime, minutesPerDay } from '@aube/api/rules';

/** The card of the hour: last night, the step of the day, the hours of tonight, or being awake. */
export type PartOfToday = 'morning' | 'day' | 'evening' | 'night';

const hours = 60;
/** Counted from noon, so that an evening and its night are consecutive. */
const fromNoon = (time: ClockTime) => (time + minutesPerDay / 2) % minutesPerDay;
const eveningFrom = 6 * hours;
const usualBed = 11 * hours;
const earliestBed = 8 * hours;
const nightUntil = 16 * hours;
const nightLasts = 5 * hours;

/**
 * Part of the day at a clock time: morning from 4:00, day from noon, evening from 18:00. Night
 * begins at the bed time of the schedule, or at 23:00, for five hours and at least until 4:00. A
 * bed time before 20:00 or after 4:00 does not move the evening.
 */
export function partOfToday(time: ClockTime, bedTime: ClockTime | null): PartOfToday {
  const at = fromNoon(time);
  const planned = bedTime === null ? usualBed : fromNoon(bedTime);
  const bed = planned >= earliestBed && planned <= nightUntil ? planned : usualBed;
  if (at < eveningFrom) return 'day';
  if (at < bed) return 'evening';
  return at < Math.max(bed + nightLasts, nightUntil) ? 'night' : 'morning';
}

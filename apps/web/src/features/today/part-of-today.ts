import { type ClockTime, minutesPerDay } from '@aube/api/rules';

export type PartOfToday = 'morning' | 'day' | 'evening' | 'night';

const hours = 60;
/** Minutes since noon, so that the numbers increase from the evening to the night. */
const fromNoon = (time: ClockTime) => (time + minutesPerDay / 2) % minutesPerDay;
const eveningFrom = 6 * hours;
const usualBed = 11 * hours;
const earliestBed = 8 * hours;
const latestBed = 16 * hours;
const nightUntil = 17 * hours;
const nightLasts = 5 * hours;

/**
 * Night begins at the scheduled bed time, or at 23:00, and lasts five hours, at least until 5:00.
 * A bed time before 20:00 or after 4:00 is ignored.
 */
export function partOfToday(time: ClockTime, bedTime: ClockTime | null): PartOfToday {
  const at = fromNoon(time);
  const planned = bedTime === null ? usualBed : fromNoon(bedTime);
  const bed = planned >= earliestBed && planned <= latestBed ? planned : usualBed;
  if (at < eveningFrom) return 'day';
  if (at < bed) return 'evening';
  return at < Math.max(bed + nightLasts, nightUntil) ? 'night' : 'morning';
}

/** Greeting of « Aujourd’hui »; null at night. */
export const greetings = {
  morning: 'hello',
  day: 'hello',
  evening: 'goodEvening',
  night: null,
} as const satisfies Record<PartOfToday, string | null>;

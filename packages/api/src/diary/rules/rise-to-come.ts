import { localDateAt, minutesBetween } from '../../time/rules/zone.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import { placeNight, type NightTimes } from './night.ts';

/**
 * True when the rise is still to come; a few minutes are allowed, because people round times up. A
 * night opens on its date, so `now` on an earlier date comes from a wrong clock and proves nothing.
 * @decision D21 diary#hours-to-come
 */
export function isRiseToCome(
  date: LocalDate,
  night: NightTimes,
  timeZone: string,
  now: Date,
): boolean {
  if (localDateAt(now, timeZone) < date) return false;
  const { outOfBed } = placeNight(date, night, timeZone);
  return minutesBetween(now, outOfBed.at) > diaryRules.questionedRiseAheadAboveMinutes;
}

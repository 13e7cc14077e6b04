import { localDateAt, minutesBetween } from '../../time/rules/zone.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { diaryRules } from './constants.ts';
import { placeNight, type NightTimes } from './night.ts';

/**
 * True when the rise is in the future; a few minutes are allowed, because people round times up.
 * False when `now` is before `date`: no night can be saved before its date, so the clock is wrong.
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

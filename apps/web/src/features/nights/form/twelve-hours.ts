import {
  type ClockTime,
  clockTimePlus,
  diaryRules,
  formatClockTime,
  minutesPerDay,
  type NightFigure,
} from '@aube/api/rules';
import { type FaultCode, figureOf, type NightPlace, reviewNight } from './review-night.ts';
import { type NightForm, withText } from './night-form.ts';

/** A time that makes sense half a day away: « Vouliez-vous dire 22 h 30 ? ». */
export type TwelveHourSlip = {
  readonly field: NightFigure;
  readonly time: ClockTime;
};

const clockFields = ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'] as const;
const halfDay = minutesPerDay / 2;

/** The faults that the clock times of a complete night can make. */
const faultsOfTimes: readonly FaultCode[] = [
  'timeInBedZero',
  'timeInBedTooLong',
  'outOfBedBeforeWakeUp',
  'totalSleepNegative',
];

function isQuiet(form: NightForm, place: NightPlace): boolean {
  const review = reviewNight(form, place, []);
  return review.isSavable && review.questions.length === 0;
}

/** Lights-out by day can be asked about as soon as it is typed. */
function findSlipOfLightsOut(form: NightForm): TwelveHourSlip | null {
  const typed = figureOf(form, 'lightsOutTime');
  const { questionedLightsOutFromTime: from, questionedLightsOutBeforeTime: before } = diaryRules;
  if (typed === null || typed < from || typed >= before) return null;
  return { field: 'lightsOutTime', time: clockTimePlus(typed, halfDay) };
}

/**
 * Finds the one time whose other half of the day turns an impossible or questioned night into an ordinary one
 * (10:30 for 22:30); null when the night is ordinary, or when no single time explains it. Never
 * applied unasked.
 */
export function findTwelveHourSlip(form: NightForm, place: NightPlace): TwelveHourSlip | null {
  const review = reviewNight(form, place, []);
  if (review.isSavable && review.questions.length === 0) return null;
  // Another answer that is missing or wrong keeps the night from being judged as a whole.
  if (!review.isSavable && !review.faults.every(({ code }) => faultsOfTimes.includes(code))) {
    return findSlipOfLightsOut(form);
  }
  for (const field of clockFields) {
    const typed = figureOf(form, field);
    if (typed === null) continue;
    const time = clockTimePlus(typed, halfDay);
    if (isQuiet(withText(form, field, formatClockTime(time)), place)) return { field, time };
  }
  return null;
}

import {
  type ClockTime,
  clockTimePlus,
  diaryRules,
  formatClockTime,
  minutesPerDay,
  type NightFigure,
} from '@aube/api/rules';
import {
  type FaultCode,
  figureOf,
  type NightPlace,
  type NightReview,
  reviewNight,
} from './review-night.ts';
import { type NightForm, withText } from './night-form.ts';

/** Proposed correction: « Vouliez-vous dire 22 h 30 ? » */
export type TwelveHourSlip = {
  readonly field: NightFigure;
  readonly time: ClockTime;
};

const clockFields = ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'] as const;
const halfDay = minutesPerDay / 2;

/** Faults that a wrong clock time can cause in a complete night. */
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

function findSlipOfLightsOut(form: NightForm): TwelveHourSlip | null {
  const typed = figureOf(form, 'lightsOutTime');
  const { questionedLightsOutFromTime: from, questionedLightsOutBeforeTime: before } = diaryRules;
  if (typed === null || typed < from || typed >= before) return null;
  return { field: 'lightsOutTime', time: clockTimePlus(typed, halfDay) };
}

/**
 * Finds a time that is wrong by twelve hours: with the corrected time, the night is ordinary. Null
 * without such a time.
 */
export function findTwelveHourSlip(form: NightForm, place: NightPlace): TwelveHourSlip | null {
  const review = reviewNight(form, place, []);
  if (review.isSavable && review.questions.length === 0) return null;
  // The whole night cannot be checked while another answer is missing or faulty. Only lights-out is
  // then checked.
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

/** When one mistyped time explains all faults, keeps one fault, at this time. */
export function withFaultAtSlip(
  review: NightReview,
  form: NightForm,
  place: NightPlace,
): NightReview {
  if (review.isSavable || !review.faults.every(({ code }) => faultsOfTimes.includes(code))) {
    return review;
  }
  const slip = findTwelveHourSlip(form, place);
  const [fault] = review.faults;
  return slip && fault ? { ...review, faults: [{ ...fault, field: slip.field }] } : review;
}

import {
  type ClockTime,
  clockTimePlus,
  diaryRules,
  formatClockTime,
  isNapByNight,
  minutesPerDay,
} from '@aube/api/rules';
import {
  type FaultCode,
  figureOf,
  napsOf,
  type NightPlace,
  type NightReview,
  reviewNight,
} from './review-night.ts';
import { type FormField, type NightForm, withText } from './night-form.ts';

export type TwelveHourSlip = {
  readonly field: FormField;
  readonly time: ClockTime;
  readonly corrected: NightForm;
};

const clockFields = ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'] as const;
const halfDay = minutesPerDay / 2;
/** A longer nap is never offered. */
const offeredNapMinutes = 4 * 60;

const faultsOfTimes: readonly FaultCode[] = [
  'timeInBedZero',
  'timeInBedTooLong',
  'outOfBedBeforeWakeUp',
  'totalSleepNegative',
];

function slipAt(form: NightForm, field: FormField, typed: ClockTime): TwelveHourSlip {
  const time = clockTimePlus(typed, halfDay);
  return { field, time, corrected: withText(form, field, formatClockTime(time)) };
}

function isQuiet(form: NightForm, place: NightPlace): boolean {
  const review = reviewNight(form, place, []);
  return review.isSavable && review.questions.length === 0;
}

function findSlipOfLightsOut(form: NightForm): TwelveHourSlip | null {
  const typed = figureOf(form, 'lightsOutTime');
  const { questionedLightsOutFromTime: from, questionedLightsOutBeforeTime: before } = diaryRules;
  if (typed === null || typed < from || typed >= before) return null;
  return slipAt(form, 'lightsOutTime', typed);
}

/** Finds a time that is wrong by twelve hours; null when no such change gives an ordinary night. */
export function findTwelveHourSlip(form: NightForm, place: NightPlace): TwelveHourSlip | null {
  const review = reviewNight(form, place, []);
  if (review.isSavable && review.questions.length === 0) return null;
  // With other missing or faulty answers, the whole night cannot be checked, so only lights-out is
  // checked.
  if (!review.isSavable && !review.faults.every(({ code }) => faultsOfTimes.includes(code))) {
    return findSlipOfLightsOut(form);
  }
  for (const field of clockFields) {
    const typed = figureOf(form, field);
    if (typed === null) continue;
    const slip = slipAt(form, field, typed);
    if (isQuiet(slip.corrected, place)) return slip;
  }
  return null;
}

/**
 * Finds a nap time that is wrong by twelve hours, such as 4:00 for 16:00 or 1:00 for 13:00. Null
 * when the corrected nap is impossible.
 * @decision diary#nap-at-night
 */
export function findNapSlip(form: NightForm): TwelveHourSlip | null {
  const slips = napsOf(form).map(({ startTime, endTime }, index) => {
    if (typeof startTime !== 'number') return null;
    const nap = { index, startTime, endTime: endTime ?? null };
    return isNapByNight({ startTime }) ? slipOfStart(form, nap) : slipOfEnd(form, nap);
  });
  return slips.find((slip) => slip !== null) ?? null;
}

type TypedNap = { index: number; startTime: ClockTime; endTime: ClockTime | null };

function slipOfEnd(
  form: NightForm,
  { index, startTime, endTime }: TypedNap,
): TwelveHourSlip | null {
  if (endTime === null || endTime > startTime || endTime >= diaryRules.noonTime) return null;
  const slip = slipAt(form, `naps.${index}.endTime`, endTime);
  const minutes = slip.time - startTime;
  return minutes > 0 && minutes <= offeredNapMinutes ? slip : null;
}

function slipOfStart(
  form: NightForm,
  { index, startTime, endTime }: TypedNap,
): TwelveHourSlip | null {
  const slip = slipAt(form, `naps.${index}.startTime`, startTime);
  if (endTime === null) return slip;
  if (endTime >= diaryRules.noonTime) return endTime > slip.time ? slip : null;
  return {
    ...slip,
    corrected: slipAt(slip.corrected, `naps.${index}.endTime`, endTime).corrected,
  };
}

/** When one mistyped time may explain all faults, keeps only the fault at this time. */
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

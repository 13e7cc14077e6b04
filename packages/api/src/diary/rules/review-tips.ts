import {
  clockSpreadMinutes,
  clockTimePlus,
  minutesPerDay,
  type ClockTime,
} from '../../time/rules/clock-time.ts';
import { minutesBeforeLightsOut } from './bed-before-lights-out.ts';
import { diaryRules } from './constants.ts';
import {
  keepsSchedule,
  minutesAfterScheduled,
  nightsWithSchedule,
  type WeekSchedule,
} from './kept-schedule.ts';
import { dayNapAdvice } from './nap-advice.ts';
import type { NightEntry, NightMeasures } from './night.ts';
import type { NoSchedule } from './no-schedule-now.ts';
import { reviewRules } from './review-rules.ts';
import type { Schedule } from './schedule.ts';
import { isShortInBed } from './short-time-in-bed.ts';
import { medianClockTime } from './usual-times.ts';
import { weekSums } from './week-summary.ts';

export type ReviewNight = {
  date: string;
  night: NightEntry;
  measures: Pick<NightMeasures, 'timeInBedMinutes' | 'totalSleepMinutes'>;
};

export type TipFacts = {
  nights: readonly ReviewNight[];
  schedule: WeekSchedule | null;
  noSchedule: NoSchedule | null;
  isSleepy: boolean;
};

/**
 * `nights`: number of nights with the pattern; `minutes`: null for a pattern without a duration.
 */
type Evidence = { nights: number; minutes: number | null };

type TipRule = {
  chapterId: string;
  /** True when the tip is also given while the schedule is locked. */
  isForLocked: boolean;
  isForSleepy: boolean;
  isOfSchedule?: true;
  find: (facts: TipFacts) => Evidence | null;
};

/** Number of nights for which `is` is true; null below `minimum`. */
function countWhere<Night>(
  minimum: number,
  nights: readonly Night[],
  is: (night: Night) => boolean,
): Evidence | null {
  const count = nights.filter(is).length;
  return count >= minimum ? { nights: count, minutes: null } : null;
}

const nightsWhere =
  (minimum: number, is: (night: NightEntry) => boolean): TipRule['find'] =>
  ({ nights }) =>
    countWhere(minimum, nights, ({ night }) => is(night));

const scheduledNightsWhere =
  (minimum: number, is: (night: NightEntry, schedule: Schedule) => boolean): TipRule['find'] =>
  ({ nights, schedule }) =>
    schedule &&
    countWhere(minimum, nightsWithSchedule(schedule, nights), ({ night }) => is(night, schedule));

const { repeatedNights, repeatedNapDays } = reviewRules;

const windowOf = ({ bedTime, wakeTime }: Schedule) => clockTimePlus(wakeTime, -bedTime);

/**
 * Minutes between the final wake-up and the rise. Minutes after the scheduled rise do not count.
 */
function awakeBeforeRising({ finalWakeUpTime, outOfBedTime }: NightEntry, rise: ClockTime | null) {
  const late = rise === null ? 0 : Math.max(0, minutesAfterScheduled(outOfBedTime, rise));
  return clockTimePlus(outOfBedTime, -finalWakeUpTime) - late;
}

/**
 * Tips of a weekly review in clinical order. No tip asks a person to rise before the scheduled
 * time.
 * @decision D68 D83 diary#weekly-review
 */
export const reviewTips = {
  shortTimeInBed: {
    chapterId: 'your-first-window',
    isForLocked: true,
    isForSleepy: true,
    find: ({ nights, schedule }) => {
      const sums = weekSums(nights.map(({ measures }) => measures));
      const { completedNights, timeInBedSumMinutes } = sums;
      if (!isShortInBed(sums, schedule && windowOf(schedule))) return null;
      const minutes = Math.floor(timeInBedSumMinutes / completedNights);
      return { nights: completedNights, minutes };
    },
  },
  lateRising: {
    chapterId: 'the-first-weeks',
    isForLocked: false,
    isForSleepy: false,
    isOfSchedule: true,
    find: scheduledNightsWhere(
      repeatedNights,
      ({ outOfBedTime }, { wakeTime }) =>
        minutesAfterScheduled(outOfBedTime, wakeTime) >= reviewRules.lateRisingMinutes,
    ),
  },
  irregularRising: {
    chapterId: 'the-seven-rules',
    isForLocked: true,
    isForSleepy: true,
    find: ({ nights }) => {
      const minutes = clockSpreadMinutes(nights.map(({ night }) => night.outOfBedTime));
      return minutes > reviewRules.risingSpreadMinutes ? { nights: nights.length, minutes } : null;
    },
  },
  outsideSchedule: {
    chapterId: 'week-after-week',
    isForLocked: false,
    isForSleepy: false,
    isOfSchedule: true,
    find: scheduledNightsWhere(
      reviewRules.nightsOutsideSchedule,
      (night, schedule) => !keepsSchedule(night, schedule),
    ),
  },
  awakeBeforeRising: {
    chapterId: 'getting-up-at-night',
    isForLocked: false,
    isForSleepy: false,
    find: ({ nights, schedule }) => {
      const scheduled = new Set(schedule && nightsWithSchedule(schedule, nights));
      return countWhere(repeatedNights, nights, (each) => {
        const rise = schedule && scheduled.has(each) ? schedule.wakeTime : null;
        return awakeBeforeRising(each.night, rise) > reviewRules.awakeBeforeRisingMinutes;
      });
    },
  },
  longAwakenings: {
    chapterId: 'getting-up-at-night',
    isForLocked: false,
    isForSleepy: false,
    find: nightsWhere(
      repeatedNights,
      ({ wakeAfterSleepOnsetMinutes }) => wakeAfterSleepOnsetMinutes > reviewRules.longAwakeMinutes,
    ),
  },
  lateNaps: {
    chapterId: 'naps-and-rest',
    isForLocked: false,
    isForSleepy: false,
    find: nightsWhere(repeatedNapDays, ({ naps }) =>
      ['late', 'both'].includes(dayNapAdvice(naps).state),
    ),
  },
  longNaps: {
    chapterId: 'naps-and-rest',
    isForLocked: false,
    isForSleepy: false,
    find: nightsWhere(repeatedNapDays, ({ naps }) =>
      ['long', 'both'].includes(dayNapAdvice(naps).state),
    ),
  },
  longBeforeLightsOut: {
    chapterId: 'when-bed-means-awake',
    isForLocked: false,
    isForSleepy: true,
    find: nightsWhere(
      repeatedNights,
      (night) => (minutesBeforeLightsOut(night) ?? 0) > reviewRules.bedBeforeLightsOutMinutes,
    ),
  },
  afternoonCaffeine: {
    chapterId: 'substances',
    isForLocked: true,
    isForSleepy: false,
    find: nightsWhere(
      repeatedNights,
      ({ hasHadAfternoonCaffeine }) => hasHadAfternoonCaffeine === true,
    ),
  },
  alcohol: {
    chapterId: 'substances',
    isForLocked: true,
    isForSleepy: true,
    find: nightsWhere(repeatedNights, ({ alcoholicDrinks }) => (alcoholicDrinks ?? 0) > 0),
  },
  longSleepOnset: {
    chapterId: 'slow-breathing',
    isForLocked: true,
    isForSleepy: true,
    find: nightsWhere(
      repeatedNights,
      ({ sleepOnsetLatencyMinutes }) =>
        sleepOnsetLatencyMinutes > reviewRules.longSleepOnsetMinutes,
    ),
  },
} as const satisfies Record<string, TipRule>;

export type PatternTip = keyof typeof reviewTips;
/** Tips that need no pattern in the nights: record more nights, or keep the rise time. */
export const plainTips = {
  noteNights: 'keeping-your-diary',
  keepRising: 'the-first-weeks',
} as const;

export type ReviewTipCode = PatternTip | keyof typeof plainTips;
export const patternTips = Object.keys(reviewTips) as PatternTip[];
export const reviewTipCodes: readonly [ReviewTipCode, ...ReviewTipCode[]] = [
  'keepRising',
  'noteNights',
  ...patternTips,
];

export type ReviewTip = {
  code: ReviewTipCode;
  chapterId: string;
  hours: Schedule | null;
} & Evidence;

export type MatchingTips = [ReviewTip, ...ReviewTip[]];

type Locks = Pick<TipFacts, 'noSchedule' | 'isSleepy'>;

function isAllowed(tip: TipRule, { noSchedule, isSleepy }: Locks): boolean {
  const isLocked = noSchedule === 'safety' || noSchedule === 'safetyNotice';
  if (tip.isOfSchedule && noSchedule !== null) return false;
  return (tip.isForLocked || !isLocked) && (tip.isForSleepy || !isSleepy);
}

export function isTipSafe(code: ReviewTipCode, locks: Locks): boolean {
  return Object.hasOwn(plainTips, code) || isAllowed(reviewTips[code as PatternTip], locks);
}

/** Usual rise time of the nights, and a bedtime 5 h 30 earlier, rounded to 5 minutes. */
function shortestHours(nights: readonly ReviewNight[]): Schedule {
  const step = diaryRules.anchorStepMinutes;
  const rise = medianClockTime(nights.map(({ night }) => night.outOfBedTime));
  const wakeTime = (Math.round(rise / step) * step) % minutesPerDay;
  return { bedTime: clockTimePlus(wakeTime, -reviewRules.shortTimeInBedMinutes), wakeTime };
}

function hoursOf(code: PatternTip, { nights, schedule }: TipFacts): Schedule | null {
  if (schedule) return { bedTime: schedule.bedTime, wakeTime: schedule.wakeTime };
  return code === 'shortTimeInBed' ? shortestHours(nights) : null;
}

/** Tips that match the nights and are safe, in order; a plain tip comes last. */
export function matchingTips(facts: TipFacts): MatchingTips {
  const nights = facts.nights.length;
  const plain = (code: keyof typeof plainTips) => ({
    code,
    chapterId: plainTips[code],
    hours: null,
    nights,
    minutes: null,
  });
  if (nights < reviewRules.patternMinimumNights) return [plain('noteNights')];
  const found = patternTips.flatMap((code) => {
    const tip: TipRule = reviewTips[code];
    const evidence = isAllowed(tip, facts) ? tip.find(facts) : null;
    return evidence
      ? [{ code, chapterId: tip.chapterId, hours: hoursOf(code, facts), ...evidence }]
      : [];
  });
  const [first, ...others] = found;
  return first ? [first, ...others, plain('keepRising')] : [plain('keepRising')];
}

import { clockSpreadMinutes, clockTimePlus } from '../../time/rules/clock-time.ts';
import { minutesBeforeLightsOut } from './bed-before-lights-out.ts';
import { dayNapAdvice } from './nap-advice.ts';
import type { NightEntry, NightMeasures } from './night.ts';
import { keepsSchedule, nightsWithSchedule, type WeekSchedule } from './kept-schedule.ts';
import { reviewRules } from './review-rules.ts';

export type ReviewNight = {
  date: string;
  night: NightEntry;
  measures: Pick<NightMeasures, 'timeInBedMinutes' | 'totalSleepMinutes'>;
};

export type TipFacts = {
  nights: readonly ReviewNight[];
  schedule: WeekSchedule | null;
  isSafetyFlagged: boolean;
  isSleepy: boolean;
};

/** Number of nights with the pattern; `minutes` is null when the pattern has no duration. */
type Evidence = { nights: number; minutes: number | null };

type TipRule = {
  chapterId: string;
  /** True when the tip is also given while the schedule is locked. */
  isForLocked: boolean;
  isForSleepy: boolean;
  find: (facts: TipFacts) => Evidence | null;
};

/** Number of nights for which `is` is true; null below `minimum`. */
const nightsWhere =
  (minimum: number, is: (night: NightEntry) => boolean): TipRule['find'] =>
  ({ nights }) => {
    const count = nights.filter(({ night }) => is(night)).length;
    return count >= minimum ? { nights: count, minutes: null } : null;
  };

const { repeatedNights, repeatedNapDays } = reviewRules;

const earlyWakingMinutes = ({ finalWakeUpTime, outOfBedTime }: NightEntry) =>
  clockTimePlus(outOfBedTime, -finalWakeUpTime);

/**
 * Tips of a weekly review; the first matching tip is given. A person with a locked schedule gets
 * no tip about hours in bed, naps or getting up at night, because the care team must be asked
 * first. A sleepy person gets no tip against naps or coffee.
 * @decision D68 diary#weekly-review
 */
export const reviewTips = {
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
  irregularRising: {
    chapterId: 'the-seven-rules',
    isForLocked: true,
    isForSleepy: true,
    find: ({ nights }) => {
      const minutes = clockSpreadMinutes(nights.map(({ night }) => night.outOfBedTime));
      return minutes > reviewRules.risingSpreadMinutes ? { nights: nights.length, minutes } : null;
    },
  },
  earlyWaking: {
    chapterId: 'getting-up-at-night',
    isForLocked: false,
    isForSleepy: false,
    find: nightsWhere(
      repeatedNights,
      (night) => earlyWakingMinutes(night) > reviewRules.earlyWakingMinutes,
    ),
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
  /**
   * The tip is to talk with a pharmacist or a doctor, because nobody should stop medication alone.
   */
  medicationNightly: {
    chapterId: 'substances',
    isForLocked: true,
    isForSleepy: true,
    find: nightsWhere(
      reviewRules.nightlyMedicationNights,
      ({ hasTakenSleepMedication }) => hasTakenSleepMedication === true,
    ),
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
  alcohol: {
    chapterId: 'substances',
    isForLocked: true,
    isForSleepy: true,
    find: nightsWhere(repeatedNights, ({ alcoholicDrinks }) => (alcoholicDrinks ?? 0) > 0),
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
  outsideSchedule: {
    chapterId: 'week-after-week',
    isForLocked: false,
    isForSleepy: false,
    find: ({ nights, schedule }) => {
      if (schedule === null) return null;
      const outside = nightsWithSchedule(schedule, nights).filter(
        ({ night }) => !keepsSchedule(night, schedule),
      ).length;
      return outside >= reviewRules.nightsOutsideSchedule
        ? { nights: outside, minutes: null }
        : null;
    },
  },
} as const satisfies Record<string, TipRule>;

export type PatternTip = keyof typeof reviewTips;
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

export type ReviewTip = { code: ReviewTipCode; chapterId: string } & Evidence;

function isAllowed(tip: TipRule, { isSafetyFlagged, isSleepy }: TipFacts): boolean {
  return (tip.isForLocked || !isSafetyFlagged) && (tip.isForSleepy || !isSleepy);
}

function tipsOf(facts: TipFacts): [ReviewTip, ...ReviewTip[]] {
  const nights = facts.nights.length;
  const plain = (code: keyof typeof plainTips) => ({
    code,
    chapterId: plainTips[code],
    nights,
    minutes: null,
  });
  if (nights < reviewRules.patternMinimumNights) return [plain('noteNights')];
  const found = patternTips.flatMap((code) => {
    const tip: TipRule = reviewTips[code];
    const evidence = isAllowed(tip, facts) ? tip.find(facts) : null;
    return evidence ? [{ code, chapterId: tip.chapterId, ...evidence }] : [];
  });
  const [first, ...others] = found;
  return first ? [first, ...others, plain('keepRising')] : [plain('keepRising')];
}

/** @decision D68 */
export function reviewTip(facts: TipFacts): ReviewTip {
  return tipsOf(facts)[0];
}

/**
 * Intentions for the coming week: the tip, at most two more tips that match the nights, then the
 * plain tips.
 */
export function offeredIntentions(facts: TipFacts): ReviewTipCode[] {
  const codes = tipsOf(facts).map(({ code }) => code);
  const found = codes.filter((code) => !(code in plainTips));
  return [...found.slice(0, reviewRules.intentionsFound), 'keepRising', 'noteNights'];
}

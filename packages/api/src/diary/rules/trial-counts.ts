import {
  clockDistanceMinutes,
  clockSpreadMinutes,
  clockTimePlus,
  type ClockTime,
} from '../../time/rules/clock-time.ts';
import { minutesBeforeLightsOut } from './bed-before-lights-out.ts';
import { keepsSchedule, minutesAfterScheduled } from './kept-schedule.ts';
import { dayNapAdvice, type NapState } from './nap-advice.ts';
import type { NightEntry } from './night.ts';
import { reviewRules } from './review-rules.ts';
import type { ReviewTipCode } from './review-tips.ts';
import type { Schedule } from './schedule.ts';

/**
 * Schedule and rise time in force in a night; each is null when not in force. The rise time stays
 * in force while the schedule is suspended.
 */
export type TrialHours = { schedule: Schedule | null; wakeTime: ClockTime | null };

type DoneRule = (night: NightEntry, hours: TrialHours) => boolean | null;

export type TrialCount = {
  /** Null when only the person knows the answer. The function returns null without data. */
  isDone: DoneRule | null;
  /**
   * Figure that is compared with the week before: days on which the person did the experiment,
   * recorded nights, or minutes of these nights.
   */
  figure: 'days' | 'nights' | ((nights: readonly NightEntry[]) => number);
};

const mean = (minutesOf: (night: NightEntry) => number) => (nights: readonly NightEntry[]) =>
  Math.round(nights.reduce((sum, night) => sum + minutesOf(night), 0) / nights.length);

const inBedMinutes = ({ lightsOutTime, outOfBedTime }: NightEntry) =>
  clockTimePlus(outOfBedTime, -lightsOutTime);

const hasNoNapOf =
  (...states: NapState[]): DoneRule =>
  ({ naps }) =>
    !states.includes(dayNapAdvice(naps).state);

const rising: TrialCount = {
  isDone: ({ outOfBedTime }, { wakeTime }) =>
    wakeTime === null
      ? null
      : clockDistanceMinutes(outOfBedTime, wakeTime) <= reviewRules.risingWithinMinutes,
  figure: (nights) => clockSpreadMinutes(nights.map(({ outOfBedTime }) => outOfBedTime)),
};

/** @decision D84 diary#weekly-experiment */
export const trialCounts: Readonly<Record<ReviewTipCode, TrialCount>> = {
  lateNaps: { isDone: hasNoNapOf('late', 'both'), figure: 'days' },
  longNaps: { isDone: hasNoNapOf('long', 'both'), figure: 'days' },
  longBeforeLightsOut: {
    isDone: (night) => {
      const minutes = minutesBeforeLightsOut(night);
      return minutes === null ? null : minutes <= reviewRules.bedBeforeLightsOutMinutes;
    },
    figure: 'days',
  },
  irregularRising: rising,
  keepRising: rising,
  lateRising: {
    isDone: ({ outOfBedTime }, { wakeTime }) => {
      if (wakeTime === null) return null;
      const minutes = minutesAfterScheduled(outOfBedTime, wakeTime);
      return minutes < reviewRules.lateRisingMinutes && minutes >= -reviewRules.risingWithinMinutes;
    },
    figure: 'days',
  },
  shortTimeInBed: {
    isDone: (night) => inBedMinutes(night) >= reviewRules.shortTimeInBedMinutes,
    figure: mean(inBedMinutes),
  },
  awakeBeforeRising: {
    isDone: null,
    figure: mean(({ finalWakeUpTime, outOfBedTime }) =>
      clockTimePlus(outOfBedTime, -finalWakeUpTime),
    ),
  },
  longAwakenings: {
    isDone: null,
    figure: mean(({ wakeAfterSleepOnsetMinutes }) => wakeAfterSleepOnsetMinutes),
  },
  longSleepOnset: {
    isDone: null,
    figure: mean(({ sleepOnsetLatencyMinutes }) => sleepOnsetLatencyMinutes),
  },
  alcohol: {
    isDone: ({ alcoholicDrinks = null }) =>
      alcoholicDrinks === null ? null : alcoholicDrinks === 0,
    figure: 'days',
  },
  afternoonCaffeine: {
    isDone: ({ hasHadAfternoonCaffeine = null }) =>
      hasHadAfternoonCaffeine === null ? null : !hasHadAfternoonCaffeine,
    figure: 'days',
  },
  outsideSchedule: {
    isDone: (night, { schedule }) => (schedule === null ? null : keepsSchedule(night, schedule)),
    figure: 'days',
  },
  noteNights: { isDone: () => true, figure: 'nights' },
};

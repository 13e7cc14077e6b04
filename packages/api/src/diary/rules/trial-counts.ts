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

type Went = (night: NightEntry, hours: TrialHours) => boolean | null;

export type TrialCount = {
  /**
   * The function returns true when the person did the experiment in a night, and null without
   * data. `went` is null when only the person knows the answer.
   */
  went: Went | null;
  /**
   * Figure that is compared with the week before: days on which the person did the experiment,
   * recorded nights, or minutes of these nights.
   */
  about: 'days' | 'nights' | ((nights: readonly NightEntry[]) => number);
};

const mean = (minutesOf: (night: NightEntry) => number) => (nights: readonly NightEntry[]) =>
  Math.round(nights.reduce((sum, night) => sum + minutesOf(night), 0) / nights.length);

const inBedMinutes = ({ lightsOutTime, outOfBedTime }: NightEntry) =>
  clockTimePlus(outOfBedTime, -lightsOutTime);

const hasNoNapOf =
  (...states: NapState[]): Went =>
  ({ naps }) =>
    !states.includes(dayNapAdvice(naps).state);

const rising: TrialCount = {
  went: ({ outOfBedTime }, { wakeTime }) =>
    wakeTime === null
      ? null
      : clockDistanceMinutes(outOfBedTime, wakeTime) <= reviewRules.risingWithinMinutes,
  about: (nights) => clockSpreadMinutes(nights.map(({ outOfBedTime }) => outOfBedTime)),
};

/** @decision D84 diary#weekly-experiment */
export const trialCounts: Readonly<Record<ReviewTipCode, TrialCount>> = {
  lateNaps: { went: hasNoNapOf('late', 'both'), about: 'days' },
  longNaps: { went: hasNoNapOf('long', 'both'), about: 'days' },
  longBeforeLightsOut: {
    went: (night) => {
      const minutes = minutesBeforeLightsOut(night);
      return minutes === null ? null : minutes <= reviewRules.bedBeforeLightsOutMinutes;
    },
    about: 'days',
  },
  irregularRising: rising,
  keepRising: rising,
  lateRising: {
    went: ({ outOfBedTime }, { wakeTime }) => {
      if (wakeTime === null) return null;
      const minutes = minutesAfterScheduled(outOfBedTime, wakeTime);
      return minutes < reviewRules.lateRisingMinutes && minutes >= -reviewRules.risingWithinMinutes;
    },
    about: 'days',
  },
  shortTimeInBed: {
    went: (night) => inBedMinutes(night) >= reviewRules.shortTimeInBedMinutes,
    about: mean(inBedMinutes),
  },
  awakeBeforeRising: {
    went: null,
    about: mean(({ finalWakeUpTime, outOfBedTime }) =>
      clockTimePlus(outOfBedTime, -finalWakeUpTime),
    ),
  },
  longAwakenings: {
    went: null,
    about: mean(({ wakeAfterSleepOnsetMinutes }) => wakeAfterSleepOnsetMinutes),
  },
  longSleepOnset: {
    went: null,
    about: mean(({ sleepOnsetLatencyMinutes }) => sleepOnsetLatencyMinutes),
  },
  alcohol: {
    went: ({ alcoholicDrinks = null }) => (alcoholicDrinks === null ? null : alcoholicDrinks === 0),
    about: 'days',
  },
  afternoonCaffeine: {
    went: ({ hasHadAfternoonCaffeine = null }) =>
      hasHadAfternoonCaffeine === null ? null : !hasHadAfternoonCaffeine,
    about: 'days',
  },
  outsideSchedule: {
    went: (night, { schedule }) => (schedule === null ? null : keepsSchedule(night, schedule)),
    about: 'days',
  },
  noteNights: { went: () => true, about: 'nights' },
};

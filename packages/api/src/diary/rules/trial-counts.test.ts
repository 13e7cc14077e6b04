import { describe, expect, it } from 'vitest';
import type { NightEntry } from './night.ts';
import type { ReviewTipCode } from './review-tips.ts';
import { trialCounts, type TrialHours } from './trial-counts.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const SCHEDULE = { bedTime: hm(23), wakeTime: hm(7) };

const night = (change: Partial<NightEntry>): NightEntry => ({
  lightsOutTime: hm(23),
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 30,
  finalWakeUpTime: hm(6, 45),
  outOfBedTime: hm(7),
  napCount: 0,
  naps: [],
  ...change,
});
const nap = (startTime: number, endTime: number) => ({
  napCount: 1,
  naps: [{ startTime, endTime }],
});

const NONE = { schedule: null, wakeTime: null };
const IN_FORCE = { schedule: SCHEDULE, wakeTime: SCHEDULE.wakeTime };
const SUSPENDED = { schedule: null, wakeTime: hm(7) };

describe('what the diary says of one day', () => {
  it.each<[ReviewTipCode, string, Partial<NightEntry>, TrialHours, boolean | null]>([
    ['lateNaps', 'no nap', {}, NONE, true],
    ['lateNaps', 'to 15:00', nap(hm(14, 30), hm(15)), NONE, true],
    ['lateNaps', 'to 15:01', nap(hm(14, 30), hm(15, 1)), NONE, false],
    ['lateNaps', 'long, and early', nap(hm(12), hm(13, 30)), NONE, true],
    ['longNaps', 'an hour', nap(hm(12), hm(13)), NONE, true],
    ['longNaps', 'an hour and a minute', nap(hm(12), hm(13, 1)), NONE, false],
    ['longBeforeLightsOut', '30 minutes', { intoBedTime: hm(22, 30) }, NONE, true],
    ['longBeforeLightsOut', '31 minutes', { intoBedTime: hm(22, 29) }, NONE, false],
    ['longBeforeLightsOut', 'not noted', {}, NONE, null],
    ['keepRising', '15 minutes late', { outOfBedTime: hm(7, 15) }, IN_FORCE, true],
    ['keepRising', '15 minutes early', { outOfBedTime: hm(6, 45) }, IN_FORCE, true],
    ['keepRising', '16 minutes late', { outOfBedTime: hm(7, 16) }, IN_FORCE, false],
    ['keepRising', '16 minutes early', { outOfBedTime: hm(6, 44) }, IN_FORCE, false],
    ['keepRising', 'no schedule yet', {}, NONE, null],
    ['lateRising', '14 minutes late', { outOfBedTime: hm(7, 14) }, IN_FORCE, true],
    ['lateRising', '15 minutes late', { outOfBedTime: hm(7, 15) }, IN_FORCE, false],
    ['lateRising', '15 minutes early', { outOfBedTime: hm(6, 45) }, IN_FORCE, true],
    ['lateRising', '16 minutes early', { outOfBedTime: hm(6, 44) }, IN_FORCE, false],
    ['lateRising', 'no schedule', {}, NONE, null],
    ['shortTimeInBed', '5 h 30', { outOfBedTime: hm(4, 30) }, NONE, true],
    ['shortTimeInBed', 'a minute less', { outOfBedTime: hm(4, 29) }, NONE, false],
    ['irregularRising', 'the rise of a suspended schedule', {}, SUSPENDED, true],
    ['outsideSchedule', '30 minutes late', { outOfBedTime: hm(7, 30) }, IN_FORCE, true],
    ['outsideSchedule', '31 minutes late', { outOfBedTime: hm(7, 31) }, IN_FORCE, false],
    [
      'outsideSchedule',
      'lights out 31 minutes early',
      { lightsOutTime: hm(22, 29) },
      IN_FORCE,
      false,
    ],
    ['outsideSchedule', 'suspended', {}, SUSPENDED, null],
    ['alcohol', 'no drink', { alcoholicDrinks: 0 }, NONE, true],
    ['alcohol', 'one drink', { alcoholicDrinks: 1 }, NONE, false],
    ['alcohol', 'not noted', {}, NONE, null],
    ['afternoonCaffeine', 'none', { hasHadAfternoonCaffeine: false }, NONE, true],
    ['afternoonCaffeine', 'some', { hasHadAfternoonCaffeine: true }, NONE, false],
    ['afternoonCaffeine', 'not noted', { hasHadAfternoonCaffeine: null }, NONE, null],
    ['noteNights', 'written', {}, NONE, true],
  ])('%s, %s', (code, _, change, hours, went) => {
    expect(trialCounts[code].isDone?.(night(change), hours)).toBe(went);
  });
});

describe('what is only known by the person', () => {
  it.each<ReviewTipCode>(['awakeBeforeRising', 'longAwakenings', 'longSleepOnset'])(
    '%s',
    (code) => {
      expect(trialCounts[code].isDone).toBeNull();
    },
  );
});

describe('minutes to compare', () => {
  const nights = [
    night({ outOfBedTime: hm(7), sleepOnsetLatencyMinutes: 10, wakeAfterSleepOnsetMinutes: 0 }),
    night({ outOfBedTime: hm(8), sleepOnsetLatencyMinutes: 31, wakeAfterSleepOnsetMinutes: 45 }),
  ];
  it.each<[ReviewTipCode, number]>([
    ['keepRising', 60],
    ['irregularRising', 60],
    ['awakeBeforeRising', 45],
    ['shortTimeInBed', 510],
    ['longAwakenings', 23],
    ['longSleepOnset', 21],
  ])('%s: %i', (code, minutes) => {
    const { figure } = trialCounts[code];
    expect(typeof figure === 'function' && figure(nights)).toBe(minutes);
  });
});

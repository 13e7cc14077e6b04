import { describe, expect, it } from 'vitest';
import {
  extraTimeInBed,
  isInForce,
  keepsSchedule,
  minutesAfterScheduled,
  shiftsRising,
} from './kept-schedule.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;
const schedule = { bedTime: hm(0, 10), wakeTime: hm(6, 30) };

describe('keepsSchedule', () => {
  it.each([
    ['to the minute', hm(0, 10), hm(6, 30), true],
    ['30 minutes early, across midnight', hm(23, 40), hm(6, 30), true],
    ['31 minutes early', hm(23, 39), hm(6, 30), false],
    ['30 minutes late', hm(0, 40), hm(6, 30), true],
    ['31 minutes late', hm(0, 41), hm(6, 30), false],
    ['up 30 minutes late', hm(0, 10), hm(7), true],
    ['up 31 minutes late', hm(0, 10), hm(7, 1), false],
    ['up 30 minutes early', hm(0, 10), hm(6), true],
    ['up 31 minutes early', hm(0, 10), hm(5, 59), false],
  ])('%s', (_, lightsOutTime, outOfBedTime, is) => {
    expect(keepsSchedule({ lightsOutTime, outOfBedTime }, schedule)).toBe(is);
  });
});

describe('extraTimeInBed', () => {
  const nightsOf = (...minutes: number[]) =>
    minutes.map((timeInBedMinutes, index) => ({
      date: `2026-03-0${index + 1}`,
      measures: { timeInBedMinutes, totalSleepMinutes: 300 },
    }));
  const inForce = { ...schedule, windowMinutes: 360, chosenOn: null, suspendedOn: [] as string[] };
  const atWill = nightsOf(360, 360, 360, 540, 540, 540, 540);
  const suspendedOn = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];

  it.each([
    ['without a schedule', null, nightsOf(480, 480, 480), null],
    ['without nights', inForce, [], null],
    ['two nights', inForce, nightsOf(480, 480), null],
    ['less than the window', inForce, nightsOf(300, 300, 300), null],
    ['30 minutes more', inForce, nightsOf(390, 390, 390), null],
    ['31 minutes more', inForce, nightsOf(391, 391, 391), 31],
    ['two ends within 30 minutes', inForce, nightsOf(415, 415, 416), 55],
    ['long nights while suspended', { ...inForce, suspendedOn }, atWill, null],
    ['the same nights in force', inForce, atWill, 103],
    [
      'long nights before a choice in the middle of the week',
      { ...inForce, chosenOn: '2026-03-04' },
      nightsOf(540, 540, 540, 540, 360, 360, 360),
      null,
    ],
    [
      'long nights after a choice in the middle of the week',
      { ...inForce, chosenOn: '2026-03-04' },
      nightsOf(360, 360, 360, 360, 400, 400, 400),
      40,
    ],
    ['one night in force', { ...inForce, chosenOn: '2026-03-06' }, atWill, null],
  ])('%s', (_, given, nights, extra) => {
    expect(extraTimeInBed(given, nights)).toBe(extra);
  });
});

describe('minutesAfterScheduled', () => {
  it.each([
    [hm(6, 30), hm(6, 30), 0],
    [hm(6, 45), hm(6, 30), 15],
    [hm(3), hm(6, 30), -210],
    [hm(0, 10), hm(23, 50), 20],
    [hm(23, 50), hm(0, 10), -20],
    [hm(18), hm(6), -720],
  ])('%i against %i', (time, scheduled, minutes) => {
    expect(minutesAfterScheduled(time, scheduled)).toBe(minutes);
  });
});

describe('shiftsRising', () => {
  it.each([
    ['60 minutes later', hm(7, 30), false],
    ['65 minutes later', hm(7, 35), true],
    ['60 minutes earlier', hm(5, 30), false],
    ['65 minutes earlier', hm(5, 25), true],
  ])('%s', (_, wakeTime, is) => {
    expect(shiftsRising(schedule, { bedTime: hm(1), wakeTime })).toBe(is);
  });

  it('is nothing to ask about before the first schedule', () => {
    expect(shiftsRising(null, schedule)).toBe(false);
  });
});

it.each([
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2026-03-04', false],
  ['2026-03-05', true],
])('a schedule chosen on 2 March, suspended on 4 March: %s, %s', (date, is) => {
  const week = {
    bedTime: 1410,
    wakeTime: 390,
    chosenOn: '2026-03-02',
    suspendedOn: ['2026-03-04'],
  };
  expect(isInForce(week, date)).toBe(is);
});

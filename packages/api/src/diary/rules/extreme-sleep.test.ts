import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callsForCaution,
  isSleepByDay,
  isVeryLittleSleep,
  isVeryLongSleep,
  isVeryShortNight,
} from './extreme-sleep.ts';
import { weekSums } from './week-summary.ts';

const week = (minutes: readonly number[]) => {
  const nights = minutes.map((totalSleepMinutes) => ({ totalSleepMinutes, timeInBedMinutes: 600 }));
  return { sums: weekSums(nights), whiteNights: minutes.filter((each) => each === 0).length };
};
const same = (nights: number, minutes: number) => Array.from({ length: nights }, () => minutes);

const isLittle = (minutes: readonly number[]) => {
  const { sums, whiteNights } = week(minutes);
  return isVeryLittleSleep(sums, whiteNights);
};
const isLong = (minutes: readonly number[]) => isVeryLongSleep(week(minutes).sums);

describe('very little sleep', () => {
  it.each([
    ['a minute under 4 hours in all', [239, 240, 240, 240, 240], true],
    ['4 hours', same(5, 240), false],
    ['a minute over in all', [241, 240, 240, 240, 240], false],
    ['under 4 hours in four nights', same(4, 100), false],
    ['two white nights', [0, 0, ...same(5, 420)], true],
    ['one white night', [0, ...same(6, 420)], false],
    ['one white night and one of a minute', [0, 1, ...same(5, 420)], false],
    ['two white nights of four', [0, 0, 420, 420], false],
    ['no night', [], false],
  ])('%s', (_, minutes, expected) => expect(isLittle(minutes)).toBe(expected));
});

describe('a very short night', () => {
  it.each([
    ['no sleep', 0, true],
    ['20 minutes', 20, true],
    ['a minute under 4 hours', 239, true],
    ['4 hours', 240, false],
    ['7 hours', 420, false],
  ])('%s', (_, totalSleepMinutes, expected) =>
    expect(isVeryShortNight({ totalSleepMinutes })).toBe(expected),
  );
});

describe('a night that calls for caution today, 2 March', () => {
  it.each([
    ['no sleep last night', '2026-03-02', 0, true],
    ['a minute under 4 hours last night', '2026-03-02', 239, true],
    ['4 hours last night', '2026-03-02', 240, false],
    ['no sleep the night before', '2026-03-01', 0, true],
    ['a minute under 4 hours the night before', '2026-03-01', 239, true],
    ['4 hours the night before', '2026-03-01', 240, false],
    ['no sleep two nights before', '2026-02-28', 0, false],
    ['no sleep in a night to come', '2026-03-03', 0, false],
  ])('%s', (_, date, totalSleepMinutes, expected) =>
    expect(callsForCaution(date, { totalSleepMinutes }, '2026-03-02')).toBe(expected),
  );
});

describe('a very long sleep', () => {
  it.each([
    ['9 h 30', same(5, 570), true],
    ['a minute less in all', [569, 570, 570, 570, 570], false],
    ['9 h 30 on average', [560, 580, 570, 570, 570], true],
    ['in four nights', same(4, 600), false],
  ])('%s', (_, minutes, expected) => expect(isLong(minutes)).toBe(expected));
});

it('is never said of a week that is not complete', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 960 }), { maxLength: 4 });
  fc.assert(
    fc.property(minutes, (given) => {
      expect([isLittle(given), isLong(given)]).toEqual([false, false]);
    }),
  );
});

describe('sleep by day', () => {
  const nights = (times: readonly number[]) => times.map((lightsOutTime) => ({ lightsOutTime }));
  it.each([
    ['three nights from 06:00', [360, 360, 360, 1380], true],
    ['a minute before in one', [359, 360, 360, 1380], false],
    ['three nights at 17:59', [1079, 1079, 1079], true],
    ['at 18:00 in one', [1080, 1079, 1079], false],
    ['two nights', [600, 600, 1380, 1380, 1380], false],
    ['none', [], false],
  ])('%s', (_, times, expected) => expect(isSleepByDay(nights(times))).toBe(expected));
});

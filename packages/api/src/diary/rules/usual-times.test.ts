import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockDistanceMinutes, clockTimePlus } from '../../time/rules/clock-time.ts';
import { medianClockTime, usualTimes } from './usual-times.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

describe('medianClockTime', () => {
  it.each([
    ['one time', [hm(23)], hm(23)],
    ['the same time throughout', [hm(23), hm(23), hm(23)], hm(23)],
    ['an odd count', [hm(22), hm(23), hm(22, 30)], hm(22, 30)],
    ['an even count', [hm(22), hm(22, 10), hm(22, 31), hm(23)], hm(22, 20) + 0.5],
    ['both sides of midnight', [hm(23, 50), hm(0, 10)], 0],
    ['mostly after midnight', [hm(23, 50), hm(0, 10), hm(0, 30)], hm(0, 10)],
    ['mostly before midnight', [hm(23, 30), hm(23, 50), hm(0, 10)], hm(23, 50)],
    ['both sides of noon', [hm(11, 50), hm(12, 10), hm(12)], hm(12)],
    ['one stray night', [hm(23), hm(23, 10), hm(23, 20), hm(23, 5), hm(4)], hm(23, 10)],
  ])('of %s', (_, times, median) => {
    expect(medianClockTime(times)).toBe(median);
  });

  it('turns with the dial', () => {
    const evening = fc.array(fc.integer({ min: 1200, max: 1700 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(evening, fc.integer({ min: 0, max: 1439 }), (times, turn) => {
        const here = medianClockTime(times.map((time) => time % 1440));
        const there = medianClockTime(times.map((time) => clockTimePlus(time, turn)));
        expect(clockDistanceMinutes(there, clockTimePlus(here, turn))).toBe(0);
      }),
    );
  });
});

describe('usualTimes', () => {
  const night = { lightsOutTime: hm(23), finalWakeUpTime: hm(6) };

  it.each([
    [4, null],
    [5, night],
    [6, night],
  ])('of %i nights', (count, usual) => {
    expect(usualTimes(Array.from({ length: count }, () => night))).toEqual(usual);
  });
});

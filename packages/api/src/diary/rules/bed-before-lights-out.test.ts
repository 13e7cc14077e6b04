import { describe, expect, it } from 'vitest';
import { isInBedAfterLightsOut, minutesBeforeLightsOut } from './bed-before-lights-out.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

describe('going to bed, at or before lights-out', () => {
  it.each([
    ['at the same time', hm(23), hm(23), 0],
    ['a minute before', hm(22, 59), hm(23), 1],
    ['a minute after', hm(23, 1), hm(23), null],
    ['before midnight, lights out after it', hm(23, 30), hm(0, 15), 45],
    ['after midnight, lights out before it', hm(0, 15), hm(23, 30), null],
    ['12 h before', hm(11), hm(23), 720],
    ['12 h 1 before', hm(10, 59), hm(23), null],
  ])('%s', (_, intoBedTime, lightsOutTime, minutes) => {
    expect(minutesBeforeLightsOut({ intoBedTime, lightsOutTime })).toBe(minutes);
    expect(isInBedAfterLightsOut({ intoBedTime, lightsOutTime })).toBe(minutes === null);
  });

  it.each([
    [{ intoBedTime: null, lightsOutTime: hm(23) }],
    [{ lightsOutTime: hm(23) }],
    [{ intoBedTime: hm(23), lightsOutTime: null }],
  ])('says nothing of %j', (times) => {
    expect(minutesBeforeLightsOut(times)).toBeNull();
    expect(isInBedAfterLightsOut(times)).toBe(false);
  });
});

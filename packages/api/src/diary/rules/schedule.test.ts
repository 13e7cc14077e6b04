import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deriveSchedule,
  isAnchorTime,
  scheduleOfWeek,
  stoppedSchedule,
  unusualScheduleTimes,
  previousWindow,
} from './schedule.ts';
import type { ScheduleChoice } from './schedule.ts';

const hm = (hour: number, minute = 0) => hour * 60 + minute;

describe('deriveSchedule', () => {
  it('comes back to the time picked from the one derived, both in steps of 5', () => {
    const anchors = fc.integer({ min: 0, max: 287 }).map((step) => step * 5);
    const windows = fc.integer({ min: 66, max: 108 }).map((step) => step * 5);
    fc.assert(
      fc.property(anchors, windows, (time, window) => {
        const fromWake = deriveSchedule('wakeTime', time, window);
        expect(deriveSchedule('bedTime', fromWake.bedTime, window)).toEqual(fromWake);
        const fromBed = deriveSchedule('bedTime', time, window);
        expect(deriveSchedule('wakeTime', fromBed.wakeTime, window)).toEqual(fromBed);
        expect([fromWake.wakeTime, fromBed.bedTime]).toEqual([time, time]);
        expect(isAnchorTime(fromWake.bedTime) && isAnchorTime(fromBed.wakeTime)).toBe(true);
      }),
    );
  });
});

describe('isAnchorTime', () => {
  it.each([
    [-5, false],
    [0, true],
    [4, false],
    [5, true],
    [6, false],
    [1435, true],
    [1439, false],
    [1440, false],
  ])('says of %i: %s', (time, expected) => {
    expect(isAnchorTime(time)).toBe(expected);
  });
});

describe('unusualScheduleTimes', () => {
  it.each([
    [hm(19, 59), hm(6), ['bedTime']],
    [hm(20), hm(6), []],
    [hm(0), hm(6), []],
    [hm(3), hm(8, 30), []],
    [hm(3, 1), hm(8, 31), ['bedTime']],
    [hm(22), hm(3, 59), ['wakeTime']],
    [hm(22), hm(4), []],
    [hm(2), hm(11), []],
    [hm(2), hm(11, 1), ['wakeTime']],
    [hm(12), hm(18), ['bedTime', 'wakeTime']],
  ])('bed at %i, up at %i: %j', (bedTime, wakeTime, unusual) => {
    expect(unusualScheduleTimes({ bedTime, wakeTime })).toEqual(unusual);
  });
});

const choice = (week: number, windowMinutes: number): ScheduleChoice => ({
  week,
  anchor: 'wakeTime',
  anchorTime: hm(6, 30),
  windowMinutes,
  agreedWindowId: null,
});
const history = (choices: ScheduleChoice[], stoppedWeeks: number[] = []) => ({
  choices,
  stoppedWeeks,
  returnWeeks: [],
  agreed: null,
});

describe('the schedule of a week', () => {
  const choices = history([choice(5, 390), choice(2, 360)]);

  it.each([
    [1, null, undefined],
    [2, 360, false],
    [3, 360, true],
    [4, 360, true],
    [5, 390, false],
    [25, 390, true],
  ])('%i has a window of %s, carried over: %s', (week, window, isCarriedOver) => {
    const schedule = scheduleOfWeek(choices, week);
    expect(schedule?.windowMinutes ?? null).toBe(window);
    expect(schedule?.isCarriedOver).toBe(isCarriedOver);
  });

  it('holds both times', () => {
    expect(scheduleOfWeek(choices, 3)).toMatchObject({ bedTime: hm(0, 30), wakeTime: hm(6, 30) });
  });

  it.each([
    [2, null],
    [3, 360],
    [5, 360],
    [6, 390],
  ])('%i is widened from %s, its own choice left out', (week, window) => {
    expect(previousWindow(choices, week)).toBe(window);
  });
});

describe('a return (D86)', () => {
  const known = { ...history([choice(2, 360), choice(28, 345)], [25]), returnWeeks: [27] };

  it.each([
    [24, 360, null],
    [25, null, 360],
    [26, null, 360],
    [27, null, null],
    [28, 345, null],
    [30, 345, null],
  ])('leaves week %i a window of %s, and a stopped one of %s', (week, inForce, ended) => {
    expect(scheduleOfWeek(known, week)?.windowMinutes ?? null).toBe(inForce);
    expect(stoppedSchedule(known, week)?.windowMinutes ?? null).toBe(ended);
  });

  it.each([
    [26, 360],
    [27, null],
    [28, null],
    [29, 345],
  ])('leaves the choice of week %i a window in force of %s', (week, window) => {
    const running = { ...known, stoppedWeeks: [] };
    expect(previousWindow(running, week)).toBe(window);
  });
});

describe('going back to the usual hours (D78)', () => {
  it.each([
    ['before the stop', [choice(2, 360)], [4], 3, 360, null],
    ['in the week of its choice', [choice(2, 360)], [2], 2, null, 360],
    ['in a week that carried it over', [choice(2, 360)], [4], 4, null, 360],
    ['in the weeks after', [choice(2, 360)], [4], 6, null, 360],
    ['after it was undone', [choice(2, 360)], [], 4, 360, null],
    ['after a choice of the week after', [choice(2, 360), choice(5, 345)], [4], 5, 345, null],
    ['once that choice is carried over', [choice(2, 360), choice(5, 345)], [4], 7, 345, null],
    ['the week of the stop, seen later', [choice(2, 360), choice(5, 345)], [4], 4, null, 360],
    ['stopped twice', [choice(2, 360), choice(5, 345)], [4, 6], 6, null, 345],
    [
      'chosen again after two stops',
      [choice(2, 360), choice(5, 345), choice(8, 400)],
      [4, 6],
      8,
      400,
      null,
    ],
    ['stopped in week 25 and after it', [choice(24, 420)], [25], 25, null, 420],
    ['stopped before any choice', [], [2], 3, null, null],
  ] as const)('%s', (_, choices, stopped, week, inForce, ended) => {
    const known = history([...choices], [...stopped]);
    expect(scheduleOfWeek(known, week)?.windowMinutes ?? null).toBe(inForce);
    expect(stoppedSchedule(known, week)?.windowMinutes ?? null).toBe(ended);
  });

  it.each([
    [4, 360],
    [5, null],
    [6, null],
  ])('leaves the choice of week %i with a window in force of %s', (week, window) => {
    expect(previousWindow(history([choice(2, 360)], [4]), week)).toBe(window);
  });
});

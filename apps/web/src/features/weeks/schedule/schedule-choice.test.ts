import { describe, expect, it } from 'vitest';
import type { DiaryDay, DiaryWeek } from '../../../lib/programme-data.ts';
import {
  anchorSlip,
  initialAnchor,
  judgeChoice,
  offeredWidenings,
  stepTime,
  usualHours,
} from './schedule-choice.ts';

const week = { schedule: null } as DiaryWeek;
const dayRisingAt = (outOfBedTime: number) => ({ night: { outOfBedTime } }) as DiaryDay;
const judge = (time: string, anchor: 'bedTime' | 'wakeTime' = 'wakeTime') =>
  judgeChoice({ anchor, time, wideningMinutes: 0 }, 375);

describe('initialAnchor', () => {
  it('begins from the schedule in force', () => {
    const schedule = { anchor: 'bedTime', anchorTime: 15 } as NonNullable<DiaryWeek['schedule']>;
    expect(initialAnchor({ ...week, schedule }, [])).toEqual({ anchor: 'bedTime', time: 15 });
  });

  it('else from the usual rise of the week before, on the five minutes', () => {
    const days = [402, 404, 500, 410, 380].map(dayRisingAt);
    expect(initialAnchor(week, days)).toEqual({ anchor: 'wakeTime', time: 405 });
  });

  it('keeps a rise around midnight on the dial', () => {
    expect(initialAnchor(week, [dayRisingAt(1439)]).time).toBe(0);
  });
});

describe('usualHours', () => {
  const day = (lightsOutTime: number, outOfBedTime: number, timeInBedMinutes: number) =>
    ({ night: { lightsOutTime, outOfBedTime }, measures: { timeInBedMinutes } }) as DiaryDay;
  const days = [day(1402, 431, 469), day(1432, 422, 430), day(3, 448, 445)];

  it('are the medians on the five minutes, and the mean time in bed', () => {
    expect(usualHours(days)).toEqual({ bedTime: 1430, wakeTime: 430, inBedMinutes: 448 });
  });

  it('need three nights', () => {
    expect(usualHours([...days.slice(1), { night: null } as DiaryDay])).toBeNull();
  });
});

describe('judgeChoice', () => {
  it('derives the other time', () => {
    expect(judge('6h30')).toMatchObject({
      kind: 'ready',
      schedule: { bedTime: 15, wakeTime: 390 },
      unusual: [],
    });
    expect(judge('0:15', 'bedTime')).toMatchObject({ schedule: { bedTime: 15, wakeTime: 390 } });
  });

  it('names the two times around one that is off the five minutes', () => {
    expect(judge('6:32')).toEqual({ kind: 'offStep', before: 390, after: 395 });
    expect(judge('23:58')).toEqual({ kind: 'offStep', before: 1435, after: 0 });
  });

  it('asks about unusual times and refuses none', () => {
    expect(judge('11:00')).toMatchObject({ kind: 'ready', unusual: ['bedTime'] });
    expect(judge('3:55')).toMatchObject({ kind: 'ready', unusual: ['wakeTime'] });
  });

  it('says what it cannot read', () => {
    expect(judge('tôt')).toEqual({ kind: 'unreadable' });
    expect(judge(' ')).toEqual({ kind: 'missing' });
  });
});

describe('anchorSlip', () => {
  it.each([
    ['10:30', 'bedTime', 1350],
    ['11:59', 'bedTime', null],
    ['10:45', 'bedTime', 1365],
    ['6:30', 'wakeTime', null],
    ['18:30', 'wakeTime', 390],
    ['2:00', 'wakeTime', null],
  ] as const)('of %s as %s: %s', (time, anchor, meant) => {
    expect(anchorSlip({ anchor, time, wideningMinutes: 0 }, 375)).toBe(meant);
  });
});

describe('offeredWidenings', () => {
  const windows = (windowMinutes: number) =>
    offeredWidenings({ windowMinutes, rules: 'regles@1', steps: [] }, [0, 20, 30]).map(
      (choice) => `${choice.byMinutes}:${choice.windowMinutes}`,
    );

  it('offers what widens', () => expect(windows(375)).toEqual(['0:375', '20:395', '30:405']));
  it('offers a bound once', () => expect(windows(525)).toEqual(['0:525', '20:540']));
  it('offers nothing beyond nine hours', () => expect(windows(540)).toEqual(['0:540']));
});

describe('stepTime', () => {
  it.each([
    [390, 1, 395],
    [390, -1, 385],
    [392, 1, 395],
    [392, -1, 390],
    [0, -1, 1435],
    [1435, 1, 0],
  ] as const)('from %i by %i steps to %i', (time, direction, expected) =>
    expect(stepTime(time, direction)).toBe(expected),
  );
});

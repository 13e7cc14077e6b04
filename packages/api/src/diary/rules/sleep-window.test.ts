import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWindow, sleepWindow } from './sleep-window.ts';
import type { WindowBase } from './window-base.ts';
import type { WeekSums } from './week-summary.ts';

const sums = (
  completedNights: number,
  totalSleepSumMinutes: number,
  timeInBedSumMinutes: number,
) => ({
  completedNights,
  totalSleepSumMinutes,
  timeInBedSumMinutes,
});
const minutesOf = (week: WeekSums) => firstWindow(week)?.windowMinutes ?? null;

describe('firstWindow', () => {
  it.each([
    ['2 nights give none', sums(2, 800, 900), null],
    ['3 nights give one to be shown', sums(3, 1080, 1500), 360],
    ['below 85 %, mean sleep that is a multiple of 15 stays', sums(5, 5 * 360, 5 * 480), 360],
    [
      'below 85 %, a minute more in a week goes up to the next 15',
      sums(5, 5 * 360 + 1, 5 * 480),
      375,
    ],
    ['below 85 %, a minute less stays', sums(5, 5 * 360 - 1, 5 * 480), 360],
    ['at 85 %, mean time in bed goes to the nearest 5: 482.4 down', sums(5, 2200, 2412), 480],
    ['at 85 %, 482.5 goes up', sums(6, 2700, 2895), 485],
    ['at 85 %, 487.4 goes down', sums(5, 2300, 2437), 485],
    ['mean sleep of 330 is the lower bound', sums(5, 5 * 330, 5 * 480), 330],
    ['mean sleep of 315 is lifted to it', sums(5, 5 * 315, 5 * 480), 330],
    ['a week of white nights is lifted to it', sums(7, 0, 3360), 330],
    ['time in bed of 540 is the upper bound', sums(5, 5 * 500, 5 * 540), 540],
    ['time in bed of 545 is lowered to it', sums(5, 5 * 500, 5 * 545), 540],
    ['time in bed of 200 at 85 % is lifted to the lower bound', sums(5, 5 * 190, 5 * 200), 330],
  ])('%s', (_, week, minutes) => {
    expect(minutesOf(week)).toBe(minutes);
  });

  it('is within its bounds, a multiple of 5, and not above the time spent in bed or 5 h 30', () => {
    const weeks = fc
      .array(
        fc.record({
          inBed: fc.integer({ min: 1, max: 960 }),
          part: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        {
          minLength: 3,
          maxLength: 7,
        },
      )
      .map((nights) =>
        sums(
          nights.length,
          nights.reduce((sum, { inBed, part }) => sum + Math.floor(inBed * part), 0),
          nights.reduce((sum, { inBed }) => sum + inBed, 0),
        ),
      );
    fc.assert(
      fc.property(weeks, (week) => {
        const minutes = minutesOf(week) ?? 0;
        const meanInBed = Math.floor(week.timeInBedSumMinutes / week.completedNights / 5 + 0.5) * 5;
        expect(minutes).toBeGreaterThanOrEqual(330);
        expect(minutes).toBeLessThanOrEqual(540);
        expect(minutes % 5).toBe(0);
        expect(minutes).toBeLessThanOrEqual(Math.max(330, meanInBed));
      }),
      { numRuns: 5000 },
    );
  });
});

const inForce = (windowMinutes: number, minimumMinutes = 330): WindowBase => ({
  from: 'inForce',
  windowMinutes,
  minimumMinutes,
});
const agreed = (windowMinutes: number): WindowBase => ({
  from: 'agreed',
  windowMinutes,
  minimumMinutes: Math.min(windowMinutes, 330),
  agreedOn: '2026-02-03',
});

describe('sleepWindow', () => {
  const good = sums(7, 3000, 3360);

  it.each([
    ['keeps the window in force', inForce(360), 0, 360],
    ['widens it by 20', inForce(360), 20, 380],
    ['widens it by 30', inForce(360), 30, 390],
    ['widens it to the upper bound', inForce(510), 30, 540],
    ['widens it no further', inForce(520), 30, 540],
    ['takes the agreed window', agreed(450), 0, 450],
    ['takes the narrowest agreed window', agreed(300), 0, 300],
    ['widens it below 5 h 30', agreed(300), 20, 320],
    ['widens it across 5 h 30', agreed(305), 30, 335],
    ['widens the widest agreed window no further', agreed(540), 30, 540],
    ['keeps an agreed window below 5 h 30 in force', inForce(300, 300), 0, 300],
    ['lifts it to 5 h 30 once it was withdrawn', inForce(300), 0, 330],
    ['starts from the week before while none is in force', null, 0, 480],
    ['widens the first window too', null, 30, 510],
  ])('%s', (_, base, wideningMinutes, minutes) => {
    const window = sleepWindow({ base, previousWeek: good, wideningMinutes });
    expect(window?.windowMinutes).toBe(minutes);
  });

  it('keeps the window in force although the week before lacks nights', () => {
    const window = sleepWindow({
      base: inForce(375),
      previousWeek: sums(0, 0, 0),
      wideningMinutes: 0,
    });
    expect(window?.windowMinutes).toBe(375);
  });

  it('is none while none is in force and the week before lacks nights', () => {
    const previousWeek = sums(2, 800, 960);
    expect(sleepWindow({ base: null, previousWeek, wideningMinutes: 20 })).toBeNull();
  });
});

describe('the steps of a window', () => {
  it('tell sums, mean and rounding of a first one', () => {
    const week = sums(7, 2355, 3440);
    expect(firstWindow(week)).toEqual({
      windowMinutes: 345,
      rules: 'regles@2',
      steps: [
        { step: 'week', ...week, sleepEfficiencyPercent: 68.4, reachesTarget: false },
        { step: 'mean', of: 'totalSleep', sumMinutes: 2355, nights: 7 },
        { step: 'round', direction: 'up', toMinutes: 15, resultMinutes: 345 },
      ],
    });
  });

  it('tell which bound acted', () => {
    expect(firstWindow(sums(7, 1470, 2970))?.steps.slice(2)).toEqual([
      { step: 'round', direction: 'up', toMinutes: 15, resultMinutes: 210 },
      { step: 'bound', bound: 'minimum', resultMinutes: 330 },
    ]);
  });

  it('tell of the window in force, the widening and the upper bound', () => {
    const previousWeek = sums(7, 3000, 3360);
    const window = sleepWindow({ base: inForce(530), previousWeek, wideningMinutes: 20 });
    expect(window?.steps.slice(1)).toEqual([
      { step: 'inForce', resultMinutes: 530 },
      { step: 'widen', byMinutes: 20, resultMinutes: 550 },
      { step: 'bound', bound: 'maximum', resultMinutes: 540 },
    ]);
  });

  it('tell of an agreed window, with its date', () => {
    const previousWeek = sums(7, 3000, 3360);
    const window = sleepWindow({ base: agreed(300), previousWeek, wideningMinutes: 20 });
    expect(window?.steps.slice(1)).toEqual([
      { step: 'agreed', resultMinutes: 300, agreedOn: '2026-02-03' },
      { step: 'widen', byMinutes: 20, resultMinutes: 320 },
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgreedWindow } from '../../programme/rules/agreed-window.ts';
import { previousWindow, type ScheduleChoice, type ScheduleHistory } from './schedule.ts';
import { sleepWindow } from './sleep-window.ts';
import { summarizeWeek, wideningChoices } from './week-summary.ts';
import { windowBase } from './window-base.ts';

const choice = (
  week: number,
  windowMinutes: number,
  agreedWindowId: number | null = null,
): ScheduleChoice => ({ week, anchor: 'wakeTime', anchorTime: 390, windowMinutes, agreedWindowId });
const agreed = (id: number, windowMinutes: number): AgreedWindow => ({
  id,
  windowMinutes,
  agreedOn: '2026-02-03',
});

describe('windowBase', () => {
  it.each<[string, ScheduleHistory, number, string | null, number | null, number]>([
    [
      'nothing',
      { choices: [], stoppedWeeks: [], returnWeeks: [], agreed: null },
      2,
      null,
      null,
      330,
    ],
    [
      'the window in force',
      { choices: [choice(2, 360)], stoppedWeeks: [], returnWeeks: [], agreed: null },
      3,
      'inForce',
      360,
      330,
    ],
    [
      'nothing after a stop',
      { choices: [choice(2, 360)], stoppedWeeks: [4], returnWeeks: [], agreed: null },
      5,
      null,
      null,
      330,
    ],
    [
      'an agreed window before the first choice',
      { choices: [], stoppedWeeks: [], returnWeeks: [], agreed: agreed(1, 420) },
      2,
      'agreed',
      420,
      330,
    ],
    [
      'an agreed window although another is in force',
      { choices: [choice(2, 360)], stoppedWeeks: [], returnWeeks: [], agreed: agreed(1, 300) },
      3,
      'agreed',
      300,
      300,
    ],
    [
      'the agreed window again while the choice that used it may change',
      {
        choices: [choice(2, 360), choice(3, 330, 1)],
        stoppedWeeks: [],
        returnWeeks: [],
        agreed: agreed(1, 300),
      },
      3,
      'agreed',
      300,
      300,
    ],
    [
      'the window in force once an earlier week used the agreed one',
      {
        choices: [choice(2, 360), choice(3, 320, 1)],
        stoppedWeeks: [],
        returnWeeks: [],
        agreed: agreed(1, 300),
      },
      4,
      'inForce',
      320,
      300,
    ],
    [
      'a later agreed window',
      { choices: [choice(3, 320, 1)], stoppedWeeks: [], returnWeeks: [], agreed: agreed(2, 480) },
      4,
      'agreed',
      480,
      330,
    ],
    [
      'an agreed window that was used, then withdrawn',
      { choices: [choice(3, 300, 1)], stoppedWeeks: [], returnWeeks: [], agreed: null },
      4,
      'inForce',
      300,
      330,
    ],
    [
      'nothing after a stop of the agreed window',
      { choices: [choice(3, 300, 1)], stoppedWeeks: [3], returnWeeks: [], agreed: agreed(1, 300) },
      4,
      null,
      null,
      330,
    ],
    [
      'an agreed window that no choice used yet, after a stop',
      { choices: [choice(3, 360)], stoppedWeeks: [3], returnWeeks: [], agreed: agreed(1, 480) },
      4,
      'agreed',
      480,
      330,
    ],
  ])('is %s', (_, history, week, from, windowMinutes, minimumMinutes) => {
    const base = windowBase(history, week);
    expect([base?.from ?? null, base?.windowMinutes ?? null]).toEqual([from, windowMinutes]);
    expect(base?.minimumMinutes ?? 330).toBe(minimumMinutes);
  });
});

it('the programme never narrows a window in force; only an agreed window may (D25)', () => {
  const nights = fc.array(
    fc.record({ totalSleepMinutes: fc.nat({ max: 480 }), more: fc.nat({ max: 240 }) }),
    { maxLength: 7 },
  );
  const weeks = fc.array(
    fc.record({
      nights,
      isChosen: fc.boolean(),
      isStopped: fc.boolean(),
      widening: fc.nat({ max: 2 }),
      agreed: fc.option(
        fc.integer({ min: 60, max: 108 }).map((steps) => steps * 5),
        { freq: 4 },
      ),
      isWithdrawn: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(weeks, (life) => {
      const choices: ScheduleChoice[] = [];
      const stoppedWeeks: number[] = [];
      let standing: AgreedWindow | null = null;
      for (const [index, told] of life.entries()) {
        const week = index + 2;
        if (told.agreed !== null) standing = agreed(week, told.agreed);
        else if (told.isWithdrawn) standing = null;
        const history = { choices, stoppedWeeks, returnWeeks: [], agreed: standing };
        const previousWeek = summarizeWeek(
          told.nights.map(({ totalSleepMinutes, more }) => ({
            totalSleepMinutes,
            timeInBedMinutes: totalSleepMinutes + more + 1,
          })),
        );
        const base = windowBase(history, week);
        const proposed = sleepWindow({ base, previousWeek, wideningMinutes: 0 });
        const offered = wideningChoices(previousWeek.advice, proposed?.windowMinutes ?? null);
        const wideningMinutes = offered[told.widening % offered.length] ?? 0;
        const window = sleepWindow({ base, previousWeek, wideningMinutes });
        const isAgreed = base?.from === 'agreed';
        const least = isAgreed ? base.windowMinutes : (previousWindow(history, week) ?? 330);
        expect(window?.windowMinutes ?? least).toBeGreaterThanOrEqual(least);
        if (window !== null && told.isChosen) {
          const agreedWindowId = isAgreed ? (standing?.id ?? null) : null;
          choices.push(choice(week, window.windowMinutes, agreedWindowId));
        }
        if (told.isStopped) stoppedWeeks.push(week);
      }
    }),
    { numRuns: 2000 },
  );
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import type { Pause } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const firstDayOn = '2026-01-05';
const pauses: Pause[] = [];
const abandonedOn = null;

describe('programmeWeek', () => {
  it('is 0 before S0 is submitted', () => {
    expect(programmeWeek({ today: '2026-01-05', firstDayOn: null, pauses, abandonedOn })).toBe(0);
  });

  it.each([
    [0, 1],
    [6, 1],
    [7, 2],
    [13, 2],
    [14, 3],
    [41, 6],
    [42, 7],
    [83, 12],
    [84, 13],
    [167, 24],
    [168, 25],
    [-1, 1],
  ])('%i days after the first day it is %i', (days, week) => {
    expect(
      programmeWeek({ today: addDays(firstDayOn, days), firstDayOn, pauses, abandonedOn }),
    ).toBe(week);
  });

  it.each([
    ['2026-01-11', '2026-01-11', 1],
    ['2026-01-11', '2026-01-12', 1],
    ['2026-01-12', '2026-01-11', 1],
    ['2026-01-11', '2026-12-31', 1],
    ['2026-01-12', '2026-12-31', 2],
  ])('abandoned on %s, on %s it stands at %i', (abandonedOn, today, week) => {
    expect(programmeWeek({ today, firstDayOn, pauses, abandonedOn })).toBe(week);
  });

  it('stays at 0 when abandoned before S0', () => {
    expect(
      programmeWeek({ today: '2026-06-01', firstDayOn: null, pauses, abandonedOn: firstDayOn }),
    ).toBe(0);
  });

  it('reaches week n on the day that week n opens, not the day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (week) => {
        const opensOn = programmeWeekOpensOn({ firstDayOn, pauses }, week);
        expect(programmeWeek({ today: opensOn, firstDayOn, pauses, abandonedOn })).toBe(week);
        expect(
          programmeWeek({ today: addDays(opensOn, -1), firstDayOn, pauses, abandonedOn }),
        ).toBe(week - 1);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import { isCheckLetterDue, nextCheckLetterOn, type CheckLetterFacts } from './check-letter.ts';

const firstDayOn = '2026-01-05';
const on = (days: number) => addDays(firstDayOn, 175 + days);
const facts: CheckLetterFacts = { firstDayOn, pauses: [], openings: [] };
const paused = [{ week: 3, startsOn: '2026-01-26', resumesOn: '2026-02-05' }];
const opened = (days: number, kind: 'check' | 'return' = 'check') => ({
  openings: [{ kind, firstWeek: 26, openedOn: on(days) }],
});

describe('the letter every three months (D86)', () => {
  it.each([
    ['during the programme', {}, -20, false],
    ['the day week 25 ends', {}, 0, false],
    ['on the 90th day', {}, 90, false],
    ['on the 91st day', {}, 91, true],
    ['six days late', {}, 97, true],
    ['a week late', {}, 98, false],
    ['on the 182nd day', {}, 182, true],
    ['on the 91st day, ten days of a pause moved', { pauses: paused }, 91, false],
    ['ten days later', { pauses: paused }, 101, true],
    ['while a check week runs', opened(90), 91, false],
    ['while a return runs', opened(80, 'return'), 91, false],
    ['91 days after a check week', opened(60), 60 + 7 + 91, true],
    ['the day before', opened(60), 60 + 7 + 90, false],
    ['before S0', { firstDayOn: null }, 91, false],
  ])('%s', (_, change, days, expected) => {
    expect(isCheckLetterDue({ ...facts, ...change }, on(days))).toBe(expected);
  });

  it.each([
    ['in the programme', {}, -100, on(91)],
    ['on the eve', {}, 90, on(91)],
    ['on its day', {}, 91, on(182)],
    ['while a check week runs', opened(90), 91, on(97 + 91)],
    ['before S0', { firstDayOn: null }, 0, on(1)],
  ])('comes next, asked %s', (_, change, days, expected) => {
    expect(nextCheckLetterOn({ ...facts, ...change }, on(days))).toBe(expected);
  });
});

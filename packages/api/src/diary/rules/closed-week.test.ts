import { describe, expect, it } from 'vitest';
import { isWeekClosed, lastClosedWeek } from './closed-week.ts';

describe('isWeekClosed', () => {
  const dates = ['2026-03-02', '2026-03-08'];
  it.each([
    ['2026-03-07', false],
    ['2026-03-08', true],
    ['2026-03-20', true],
  ])('on %s: %s', (today, is) => {
    expect(isWeekClosed(dates, today)).toBe(is);
  });
});

describe('lastClosedWeek', () => {
  const weeks = [
    { number: 1, dates: ['2026-03-02', '2026-03-08'] },
    { number: 2, dates: ['2026-03-09', '2026-03-15'] },
  ];
  it.each([
    ['2026-03-07', null],
    ['2026-03-08', 1],
    ['2026-03-14', 1],
    ['2026-03-15', 2],
    ['2026-04-12', 2],
  ])('on %s: %s', (today, week) => {
    expect(lastClosedWeek({ weeks, today })).toBe(week);
  });
});

import { expect, it } from 'vitest';
import { isAllDates, readPeriod, typedPeriodIn, writePeriod } from './typed-period.ts';

it.each([
  ['', '', {}],
  [' ', '', {}],
  ['2026-01-01', '', { from: '2026-01-01' }],
  ['', '2026/1/31', { to: '2026-01-31' }],
  ['2026-01-01', '2026-01-01', { from: '2026-01-01', to: '2026-01-01' }],
  ['2026-01-02', '2026-01-01', null],
  ['2026-02-30', '', null],
  ['2026-01-01', '2026-0', null],
  ['', 'hier', null],
])('from %j to %j is the period %j', (from, to, period) => {
  expect(readPeriod({ from, to })).toEqual(period);
});

it('is in the address as it was typed, so that a wrong date is never taken for all dates', () => {
  const words = { from: 'du', to: 'au' };
  const typed = typedPeriodIn(new URLSearchParams('du=2026-02-30'), words);
  expect([typed, isAllDates(typed)]).toEqual([{ from: '2026-02-30', to: '' }, false]);
  expect(writePeriod(typed, words)).toEqual({ du: '2026-02-30' });
  expect(isAllDates({ from: ' ', to: '' })).toBe(true);
});

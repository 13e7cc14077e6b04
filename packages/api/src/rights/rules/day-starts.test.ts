import { expect, it } from 'vitest';
import { dayStarts } from './day-starts.ts';

it.each([
  ['the same day', '2026-01-06T05:00:00Z', '2026-01-07T04:59:59Z', []],
  ['midnight', '2026-01-07T04:59:59Z', '2026-01-07T05:00:00Z', ['2026-01-07T05:00:00.000Z']],
  [
    'the change to summer',
    '2026-03-07T12:00:00Z',
    '2026-03-09T12:00:00Z',
    ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
  ],
  ['backwards', '2026-03-09T12:00:00Z', '2026-03-07T12:00:00Z', []],
])('%s', (_which, first, last, expected) => {
  const starts = dayStarts(new Date(first), new Date(last), 'America/Toronto');
  expect(starts.map((start) => start.toISOString())).toEqual(expected);
});

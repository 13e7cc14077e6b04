import { expect, it } from 'vitest';
import { licenceDayAt } from './licence-day.ts';

it.each([
  ['at noon of the day in Toronto', '2027-12-31T17:00:00Z', '2027-12-31'],
  [
    'at eight in the evening in Toronto, when it is the next day in UTC',
    '2028-01-01T01:00:00Z',
    '2027-12-31',
  ],
  ['in the last minute of the day in Vancouver', '2028-01-01T07:59:59Z', '2027-12-31'],
  ['in the last instant of the day anywhere', '2028-01-01T11:59:59.999Z', '2027-12-31'],
  ['once the day is over everywhere', '2028-01-01T12:00:00Z', '2028-01-01'],
])('the last day of a licence is whole: %s', (_, now, day) => {
  expect(licenceDayAt(new Date(now))).toBe(day);
});

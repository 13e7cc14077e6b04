import { expect, it } from 'vitest';
import { isShortInBed } from './short-time-in-bed.ts';

it.each<[string, number, number, number | null, boolean]>([
  ['5 h 30', 7, 7 * 330, 345, false],
  ['a minute less in the week', 7, 7 * 330 - 1, 345, true],
  ['a minute less, without a schedule', 7, 7 * 330 - 1, null, true],
  ['a window of 5 h that is kept', 7, 7 * 300, 300, false],
  ['a minute less than a window of 5 h', 7, 7 * 300 - 1, 300, true],
  ['three nights', 3, 3 * 240, 345, true],
  ['two nights', 2, 2 * 240, 345, false],
])('%s', (_, completedNights, timeInBedSumMinutes, window, is) => {
  expect(isShortInBed({ completedNights, timeInBedSumMinutes }, window)).toBe(is);
});

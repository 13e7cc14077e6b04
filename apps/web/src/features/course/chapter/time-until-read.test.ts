import { expect, it } from 'vitest';
import { timeUntilRead } from './time-until-read.ts';

it.each([
  ['scrolled to its end in 1.5 s', 800, 1500, true, 118_500],
  ['a second before its time', 800, 119_000, true, 1000],
  ['at its time', 800, 120_000, true, 0],
  ['long after', 800, 3_600_000, true, 0],
  ['open for an hour, its end not seen', 800, 3_600_000, false, null],
  ['of twice the words', 1600, 120_000, true, 120_000],
  ['without words', 0, 0, true, 0],
])('a chapter %s', (_, wordCount, shownMilliseconds, hasSeenEnd, expected) => {
  expect(timeUntilRead({ wordCount, shownMilliseconds, hasSeenEnd })).toBe(expected);
});

import { expect, it } from 'vitest';
import { videoTime } from './video-time.ts';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [60, '1:00'],
  [203.5, '3:23'],
  [Number.NaN, '0:00'],
])('%d s are %s', (seconds, words) => {
  expect(videoTime(seconds)).toBe(words);
});

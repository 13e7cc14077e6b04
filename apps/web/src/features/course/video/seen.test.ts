import { describe, expect, it } from 'vitest';
import { isSeenEnough, joinSpans, seenUntilSeconds, startSeconds } from './seen.ts';

const span = (from: number, to: number) => ({ from, to });

describe('what was seen', () => {
  it.each([
    ['nothing', [], []],
    ['one stretch', [span(0, 10)], [span(0, 10)]],
    ['stretches that overlap', [span(5, 15), span(0, 10)], [span(0, 15)]],
    ['one within another', [span(0, 20), span(5, 10)], [span(0, 20)]],
    ['a pause of half a second', [span(0, 10), span(10.5, 20)], [span(0, 20)]],
    ['a jump', [span(0, 10), span(10.6, 20)], [span(0, 10), span(10.6, 20)]],
    ['a stretch of no length', [span(7, 7)], []],
  ])('joins %s', (_, spans, joined) => {
    expect(joinSpans(spans)).toEqual(joined);
  });
});

describe('nine tenths', () => {
  it.each([
    ['just below', [span(0, 89)], false],
    ['exactly', [span(0, 90)], true],
    ['above, the beginning left out', [span(5, 100)], true],
    ['in two parts', [span(0, 50), span(60, 100)], true],
    ['the same half twice', [span(0, 50), span(0, 50)], false],
    ['the end only, after a jump', [span(0, 1), span(95, 100)], false],
  ])('%s', (_, spans, isEnough) => {
    expect(isSeenEnough(spans, 100)).toBe(isEnough);
  });

  it.each([0, Number.NaN, Number.POSITIVE_INFINITY])('of a length of %s is never reached', (d) => {
    expect(isSeenEnough([span(0, 1000)], d)).toBe(false);
  });
});

it.each([
  ['nothing', [], 0],
  ['its beginning', [span(0, 42.5)], 42.5],
  ['its beginning, then a part further on', [span(0, 42), span(80, 90)], 42],
  ['a part further on only', [span(80, 90)], 0],
])('one who saw %s goes on where that ends', (_, spans, seconds) => {
  expect(seenUntilSeconds(spans)).toBe(seconds);
});

it.each([
  [0, 0],
  [94, 94],
  [95, 0],
  [100, 0],
  [300, 0],
])('of 100 s, one left at %i s starts at %i s', (position, start) => {
  expect(startSeconds(position, 100)).toBe(start);
});

import { describe, expect, it } from 'vitest';
import {
  clockDifferenceMs,
  isClockRight,
  isStartQuiet,
  lookAtClock,
  type SeenClock,
} from './trusted-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 6, 15);
const at = (ms: number) => new Date(START + ms);
const seen = (trustedAt: number, seenAt = trustedAt, waitedMs = 0): SeenClock => ({
  trustedAt: at(trustedAt),
  seenAt: at(seenAt),
  waitedMs,
});

describe('one look at the clock', () => {
  it.each([
    ['the first of a site', null, 0, 0],
    ['the same instant', seen(0), 0, 0],
    ['half a minute later', seen(0), MINUTE / 2, 0],
    ['five minutes later', seen(0), 5 * MINUTE, 0],
    ['a moment more', seen(0), 5 * MINUTE + 1, 5 * MINUTE + 1],
    ['31 days later', seen(0), 31 * DAY, 31 * DAY],
    ['five minutes back', seen(0), -5 * MINUTE, 0],
    ['a moment more back', seen(0), -5 * MINUTE - 1, -5 * MINUTE - 1],
    ['right again after a jump', seen(0, 31 * DAY, HOUR), HOUR, 0],
    [
      'right again after a jump and a stop of five minutes',
      seen(0, 31 * DAY, HOUR),
      HOUR + 5 * MINUTE,
      0,
    ],
    ['a second jump', seen(0, DAY, 2 * HOUR), 31 * DAY, 31 * DAY - 2 * HOUR],
  ])('%s', (_, before, now, jumpMs) => {
    const verdict = lookAtClock(before, at(now));
    expect(verdict.jumpMs).toBe(jumpMs);
    expect(verdict.clock.seenAt).toEqual(at(now));
    expect(verdict.clock.trustedAt).toEqual(jumpMs === 0 ? at(now) : before?.trustedAt);
  });
});

describe('how long a jump waits', () => {
  it.each([
    [10 * MINUTE, 5 * MINUTE],
    [50 * MINUTE, 5 * MINUTE],
    [14 * HOUR, 84 * MINUTE],
    [29 * DAY, 2.9 * DAY],
    [31 * DAY, 3 * DAY],
    [3650 * DAY, 3 * DAY],
    [-31 * DAY, 3 * DAY],
  ])('a jump of %d ms waits %d ms', (jump, wait) => {
    expect(lookAtClock(seen(0), at(jump)).waitMs).toBeCloseTo(wait, 0);
  });

  it('ends after that time with a server, and not with time in which none ran', () => {
    let verdict = lookAtClock(seen(0), at(20 * HOUR));
    const run = (hours: number) => {
      for (let look = 0; look < hours * 120; look += 1) {
        verdict = lookAtClock(verdict.clock, new Date(verdict.clock.seenAt.getTime() + MINUTE / 2));
      }
    };
    run(1);
    expect(verdict.waitMs).toBe(HOUR);
    verdict = lookAtClock(verdict.clock, new Date(verdict.clock.seenAt.getTime() + 20 * HOUR));
    expect(verdict).toMatchObject({ jumpMs: 40 * HOUR, waitMs: 3 * HOUR });
    run(2.99);
    expect(verdict.waitMs).toBeGreaterThan(0);
    run(0.02);
    expect(verdict).toMatchObject({ jumpMs: 0, waitMs: 0 });
  });
});

it.each([
  ['between the question and the answer', 0, -1_000, 1_000, 0],
  ['at the question', 0, 0, 1_000, 0],
  ['a process a minute ahead', 0, MINUTE, MINUTE + 500, MINUTE],
  ['a process a minute behind', 0, -MINUTE - 500, -MINUTE, -MINUTE],
  ['an answer that took long', 0, -30 * MINUTE, 10, 0],
])('the difference of %s', (_, database, asked, answered, expected) => {
  const span = { askedAt: at(asked), answeredAt: at(answered) };
  expect(clockDifferenceMs(at(database), span)).toBe(expected);
});

it.each([
  [MINUTE, true],
  [MINUTE + 1, false],
  [-MINUTE, true],
  [-MINUTE - 1, false],
])('a difference of %d ms is right: %s', (difference, expected) => {
  expect(isClockRight(difference)).toBe(expected);
});

it.each([
  [0, true],
  [5 * MINUTE - 1, true],
  [5 * MINUTE, false],
])('a start %d ms ago is quiet: %s', (running, expected) => {
  expect(isStartQuiet(running)).toBe(expected);
});

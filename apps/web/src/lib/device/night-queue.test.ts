// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stopsAll } from '../error-code.ts';
import type { KeptNight } from './kept-night.ts';
import type { Programme } from '../programme-data.ts';
import {
  isSeenUsable,
  nextToSend,
  nightsOf,
  standingAfter,
  withDeviceNights,
  withKeptNight,
} from './night-queue.ts';
import { keptNight } from '../testing/kept-night.ts';

const monday = keptNight({ date: '2026-01-05' });
const tuesday = keptNight({ date: '2026-01-06' });
const wednesday = keptNight({ date: '2026-01-07' });
const others = keptNight({ personId: 8, date: '2026-01-04' });
const datesOf = (nights: readonly KeptNight[]) => nights.map(({ date }) => date);

describe('the nights kept on a device', () => {
  it('stand by their dates, in whatever order they were written', () => {
    const nights = [wednesday, monday, tuesday].reduce(withKeptNight, [] as KeptNight[]);
    expect(datesOf(nights)).toEqual(['2026-01-05', '2026-01-06', '2026-01-07']);
  });

  it('hold a night once, as it was written last', () => {
    const again = keptNight({ date: '2026-01-05', writing: 'second' });
    expect(withKeptNight([monday, tuesday], again)).toEqual([again, tuesday]);
  });

  it('hold the same date of two people apart', () => {
    const theirs = keptNight({ personId: 8, date: '2026-01-05' });
    expect(withKeptNight([monday], theirs)).toHaveLength(2);
    expect(nightsOf([monday, theirs], 7)).toEqual([monday]);
    expect(nightsOf([monday, theirs], 9)).toEqual([]);
  });
});

describe('the next night to send', () => {
  const next = (nights: KeptNight[], given: { after?: string; open?: string } = {}) =>
    nextToSend(nights, {
      personId: 7,
      after: given.after ?? '',
      isOpen: (date) => date === given.open,
    })?.date ?? null;

  it.each([
    ['none without any', [], {}, null],
    ['the earliest', [tuesday, monday], {}, '2026-01-05'],
    [
      'the one after the last that was sent',
      [monday, tuesday],
      { after: '2026-01-05' },
      '2026-01-06',
    ],
    ['none after the last', [monday, tuesday], { after: '2026-01-06' }, null],
    ['never somebody else’s', [others, monday], {}, '2026-01-05'],
    ['none where all are somebody else’s', [others], {}, null],
    ['not one that is open on a page', [monday, tuesday], { open: '2026-01-05' }, '2026-01-06'],
  ])('is %s', (_, nights, given, expected) => {
    expect(next(nights, given)).toBe(expected);
  });

  it.each(['toCompare', 'refused'] as const)(
    'is not one that is %s, which holds none back',
    (standing) => {
      expect(next([keptNight({ date: '2026-01-05', standing }), tuesday])).toBe('2026-01-06');
    },
  );
});

describe('a night that was not taken', () => {
  it.each([
    ['OFFLINE', null, 'waiting'],
    ['UNAVAILABLE', 503, 'waiting'],
    ['INTERNAL', 500, 'waiting'],
    ['TOO_MANY_REQUESTS', 429, 'waiting'],
    ['NOT_AUTHENTICATED', 401, 'waiting'],
    ['FORBIDDEN', 403, 'waiting'],
    ['NOT_FOUND', 404, 'waiting'],
    ['OTHER_PERSON', 409, 'waiting'],
    ['VERSION_CONFLICT', 409, 'toCompare'],
    ['DAY_EXPIRED', 409, 'refused'],
    ['DAY_NOT_OPEN', 409, 'refused'],
    ['PROGRAMME_ABANDONED', 409, 'refused'],
    ['INVALID', 422, 'refused'],
  ] as const)('because of %s (%s): %s', (code, httpStatus, expected) => {
    expect(standingAfter({ code, httpStatus })).toBe(expected);
  });
});

describe('what stops all nights', () => {
  it.each([
    ['OFFLINE', undefined, true],
    ['NOT_AUTHENTICATED', 401, true],
    ['INTERNAL', 503, true],
    ['FORBIDDEN', 403, false],
    ['NOT_FOUND', 404, false],
  ] as const)('%s (%s): %s', (_code, httpStatus, expected) => {
    expect(stopsAll({ httpStatus: httpStatus ?? null })).toBe(expected);
  });
});

describe('the pages seen last', () => {
  const seenAt = Date.parse('2026-01-05T07:00:00Z');
  const after = (days: number, ms = 0) => seenAt + days * 86_400_000 + ms;

  it.each([
    ['at once', after(0), true],
    ['until a session would have ended', after(30, -1), true],
    ['not from then on', after(30), false],
    ['by a clock that is behind', after(0, -1), true],
    ['by a clock that has lost its date', 0, true],
  ])('open %s', (_, now, expected) => {
    expect(isSeenUsable(seenAt, now)).toBe(expected);
  });
});

describe('the nights that are asked for', () => {
  const statusesIn = (nights: KeptNight[], isConsulted = false) => {
    const days = ['2026-01-05', '2026-01-06'].map((date) => ({ date, status: 'due' }));
    const overview = { person: { userId: 7, isConsulted }, days } as Programme;
    return withDeviceNights(overview, nights).days.map(({ status }) => status);
  };

  it.each([
    ['all that are due, without any on the device', [], false, ['due', 'due']],
    ['not those on the device', [monday], false, ['completed', 'due']],
    ['those that are on it for somebody else', [others], false, ['due', 'due']],
    ['all of somebody who is consulted', [monday], true, ['due', 'due']],
  ])('are %s', (_, nights, isConsulted, expected) => {
    expect(statusesIn(nights, isConsulted)).toEqual(expected);
  });
});

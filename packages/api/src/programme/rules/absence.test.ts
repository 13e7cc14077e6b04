import { describe, expect, it } from 'vitest';
import { awaySince, type Presence } from './absence.ts';

const somebody: Presence = {
  today: '2026-01-20',
  lastActiveOn: '2026-01-13',
  greetedOn: null,
  pauses: [],
  programmeWeek: 3,
  isAbandoned: false,
};
const away = (change: Partial<Presence>) => awaySince({ ...somebody, ...change });

describe('« Bon retour »', () => {
  it.each([
    ['2026-01-19', null],
    ['2026-01-20', '2026-01-13'],
    ['2026-03-01', '2026-01-13'],
  ])('on %s, last seen on the 13th: since %s', (today, since) => {
    expect(away({ today })).toBe(since);
  });

  it.each([
    ['on the day itself, again on every opening', '2026-01-20', '2026-01-20', '2026-01-13'],
    ['not the day after, for the same absence', '2026-01-21', '2026-01-20', null],
    ['not six days after the greeting', '2026-01-26', '2026-01-20', null],
    ['seven days after it, a new absence', '2026-01-27', '2026-01-20', '2026-01-20'],
    ['as ever, when the greeting was for another one', '2026-01-20', '2026-01-02', '2026-01-13'],
  ])('%s', (_, today, greetedOn, since) => {
    expect(away({ today, greetedOn })).toBe(since);
  });

  it.each([
    ['before the programme', { programmeWeek: 0 }],
    ['after its 25 weeks', { programmeWeek: 26 }],
    ['after leaving', { isAbandoned: true }],
    ['without anything done', { lastActiveOn: null }],
    ['during a pause', { pauses: [{ week: 3, startsOn: '2026-01-18', resumesOn: '2026-01-21' }] }],
  ] satisfies [string, Partial<Presence>][])('is not said %s', (_, change) => {
    expect(away(change)).toBeNull();
  });

  it('is said on the day of the return from a pause', () => {
    const pauses = [{ week: 2, startsOn: '2026-01-12', resumesOn: '2026-01-20' }];
    expect(away({ pauses })).toBe('2026-01-13');
  });
});

import { describe, expect, it } from 'vitest';
import { formatDay, formatInstant, formatNight } from './dates.ts';

describe('a day in words', () => {
  it.each([
    ['2026-01-06', 'fr', 'long', 'mardi 6 janvier'],
    ['2026-01-06', 'fr', 'short', 'mar. 6 janv.'],
    ['2026-02-01', 'fr', 'long', 'dimanche 1er février'],
    ['2026-01-11', 'fr', 'long', 'dimanche 11 janvier'],
    ['2026-01-06', 'en', 'long', 'Tuesday 6 January'],
    ['2026-01-06', 'en', 'short', 'Tue 6 Jan'],
  ] as const)('%s in %s, %s: %s', (date, locale, style, words) => {
    expect(formatDay(date, locale, style).replace(',', '')).toBe(words);
  });
});

describe('the two dates of a night', () => {
  it.each([
    ['2026-01-06', 'fr', 'lundi 5 au mardi 6 janvier'],
    ['2026-02-01', 'fr', 'samedi 31 janvier au dimanche 1er février'],
    ['2026-01-02', 'fr', 'jeudi 1er au vendredi 2 janvier'],
    ['2026-01-06', 'en', 'Monday 5 to Tuesday 6 January'],
    ['2026-01-01', 'en', 'Wednesday 31 December to Thursday 1 January'],
  ] as const)('%s in %s: %s', (date, locale, words) => {
    expect(formatNight(date, locale).replaceAll(',', '')).toBe(words);
  });
});

it('an instant is told in the zone of the person, its time on one line', () => {
  expect(formatInstant('2026-01-06T12:12:00Z', 'fr', 'America/Toronto')).toBe(
    '6 janvier à 7\u00A0h\u00A012',
  );
});

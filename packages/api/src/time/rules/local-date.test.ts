import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOfWeek, daysBetween, epochDayOf, isLocalDate } from './local-date.ts';

const dates = fc.integer({ min: -25_567, max: 47_481 }).map((days) => addDays('1970-01-01', days));

describe('isLocalDate', () => {
  it.each(['1900-01-01', '2100-12-31', '2024-02-29', '2000-02-29', '2026-01-14'])(
    'takes the real day %s',
    (text) => expect(isLocalDate(text)).toBe(true),
  );

  it.each([
    ['a day before 1900', '1899-12-31'],
    ['a day after 2100', '2101-01-01'],
    ['29 February of a common year', '2025-02-29'],
    ['29 February of 2100', '2100-02-29'],
    ['30 February', '2024-02-30'],
    ['31 April', '2026-04-31'],
    ['a month 13', '2026-13-01'],
    ['a month 0', '2026-00-10'],
    ['a day 0', '2026-01-00'],
    ['a date without its zeros', '2026-1-5'],
    ['an instant', '2026-01-14T00:00:00Z'],
    ['a trailing line break', '2026-01-14\n'],
    ['other digits', '２０２６-01-14'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => expect(isLocalDate(text)).toBe(false));
});

describe('arithmetic of dates', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 0, '2026-03-08'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('from %s, %i days lead to %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2026-01-11', 0],
    ['2026-01-12', 1],
    ['2026-01-17', 6],
    ['1970-01-01', 4],
    ['1900-01-01', 1],
  ])('%s is day %i of the week, Sunday being 0', (date, day) => {
    expect(dayOfWeek(date)).toBe(day);
  });

  it('counts every day from 1900 to 2100 as the platform does', () => {
    const wrong: string[] = [];
    for (let day = -25_567; day <= 47_846; day += 1) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      if (epochDayOf(date) !== day) wrong.push(date);
    }
    expect(wrong).toEqual([]);
  });

  it('adds and counts days as inverses, keeps dates real and in order', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 400 }), (date, days) => {
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
        expect(isLocalDate(date)).toBe(true);
        expect(later > date).toBe(true);
        expect((dayOfWeek(date) + days) % 7).toBe(dayOfWeek(later));
      }),
    );
  });
});

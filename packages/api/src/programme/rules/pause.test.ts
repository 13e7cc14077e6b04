import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCalendar, walkedDays } from '../../testing/random-calendar.ts';
import { walkedCalendars } from '../../testing/walked-calendars.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { diaryWeekDates, diaryWeekOf } from './diary-calendar.ts';
import { calendarOf, pausedDaysUntil, pauseOn, type ProgrammeCalendar } from './pause.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const pause = { week: 1, startsOn: '2026-01-12', resumesOn: '2026-01-15' };
const calendar = { firstDayOn: '2026-01-05', pauses: [pause] };
const weekOn = (today: string, of: ProgrammeCalendar = calendar) =>
  programmeWeek({ ...of, today, abandonedOn: null });

describe('a pause of three days after week 1', () => {
  it.each([
    ['2026-01-11', 1, 0, false],
    ['2026-01-12', 1, 1, true],
    ['2026-01-14', 1, 3, true],
    ['2026-01-15', 2, 3, false],
    ['2026-01-21', 2, 3, false],
    ['2026-01-22', 3, 3, false],
  ])('on %s the week is %i, %i days were paused, and it runs: %s', (date, week, days, runs) => {
    expect(weekOn(date)).toBe(week);
    expect(pausedDaysUntil(calendar.pauses, date)).toBe(days);
    expect(pauseOn(calendar.pauses, date) !== null).toBe(runs);
  });

  it.each([
    [1, '2026-01-05'],
    [2, '2026-01-15'],
    [3, '2026-01-22'],
    [25, '2026-06-25'],
  ])('week %i begins on %s', (week, opensOn) => {
    expect(programmeWeekOpensOn(calendar, week)).toBe(opensOn);
  });

  it.each([
    ['2026-01-05', null],
    ['2026-01-06', 1],
    ['2026-01-12', 1],
    ['2026-01-13', null],
    ['2026-01-15', null],
    ['2026-01-16', 2],
    ['2026-01-22', 2],
    ['2026-01-23', 3],
  ])('the night of %s belongs to week %s', (date, week) => {
    expect(diaryWeekOf({ ...calendar, openings: [] }, date)).toBe(week);
  });

  it.each([
    ['2026-01-13', 1],
    ['2026-01-14', 1],
    ['2026-01-15', 2],
  ])('leaving on %s stops the programme in week %i', (abandonedOn, week) => {
    expect(programmeWeek({ ...calendar, today: '2026-12-31', abandonedOn })).toBe(week);
  });
});

it('has no calendar before S0', () => {
  expect(calendarOf({ firstDayOn: null, pauses: [] })).toBeNull();
});

describe('calendars that were walked day by day', () => {
  it.each(walkedCalendars.map((walked) => [walked.firstDayOn, walked] as const))(
    'from %s: weeks and dates are the same',
    (_, { firstDayOn, pauses, reached, opens }) => {
      const walked = { firstDayOn, pauses };
      expect(reached.map(({ date }) => ({ date, week: weekOn(date, walked) }))).toEqual(reached);
      for (const { week, date } of opens) {
        expect(programmeWeekOpensOn(walked, week)).toBe(date);
        const nights = [1, 2, 3, 4, 5, 6, 7].map((day) => addDays(date, day));
        expect(diaryWeekDates({ ...walked, openings: [] }, week)).toEqual(nights);
        expect(nights.map((night) => diaryWeekOf({ ...walked, openings: [] }, night))).toEqual(
          nights.map(() => week),
        );
      }
    },
  );
});

it('says of every day of any calendar what a walk through it says', () => {
  fc.assert(
    fc.property(randomCalendar, (drawn) => {
      for (const { date, week, isPaused, nightOf } of walkedDays(drawn, 300)) {
        expect([date, weekOn(date, drawn)]).toEqual([date, week]);
        expect([date, pauseOn(drawn.pauses, date) !== null]).toEqual([date, isPaused]);
        expect([date, diaryWeekOf({ ...drawn, openings: [] }, date)]).toEqual([date, nightOf]);
      }
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import {
  availableDiaryWeeks,
  diaryWeekDates,
  diaryWeekOf,
  isDiaryWeek,
  nextNightOn,
} from './diary-calendar.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const firstDayOn = '2026-02-26';
const calendar = { firstDayOn, pauses: [] };

describe('the dates of a diary week', () => {
  it('are F + 7(n − 1) + 1 to F + 7n', () => {
    const dates = ['02-27', '02-28', '03-01', '03-02', '03-03', '03-04', '03-05'];
    expect(diaryWeekDates(calendar, 1)).toEqual(dates.map((date) => `2026-${date}`));
    expect(diaryWeekDates(calendar, 25).at(-1)).toBe(addDays(firstDayOn, 175));
  });

  it('end on the morning that the next week opens', () => {
    for (let week = 1; week <= 24; week += 1) {
      expect(diaryWeekDates(calendar, week).at(-1)).toBe(programmeWeekOpensOn(calendar, week + 1));
    }
  });

  it('hold every day from F + 1 to F + 175 exactly once', () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      diaryWeekDates(calendar, index + 1),
    ).flat();
    expect(all).toEqual(Array.from({ length: 175 }, (_, day) => addDays(firstDayOn, day + 1)));
  });

  it.each([
    [-1, null],
    [0, null],
    [1, 1],
    [7, 1],
    [8, 2],
    [168, 24],
    [169, 25],
    [175, 25],
    [176, null],
  ])('F + %i lies in week %s', (days, week) => {
    expect(diaryWeekOf(calendar, addDays(firstDayOn, days))).toBe(week);
  });
});

describe('the next night', () => {
  const pauses = [
    { week: 2, startsOn: '2026-03-10', resumesOn: '2026-03-20' },
    { week: 1, startsOn: '2026-03-01', resumesOn: '2026-03-05' },
  ];

  it.each([
    ['is tomorrow’s on the first day', [], '2026-02-26', '2026-02-27'],
    ['is the first one before the first day', [], '2026-02-24', '2026-02-27'],
    ['is the last one on the eve of it', [], addDays(firstDayOn, 174), addDays(firstDayOn, 175)],
    ['is none after the last one', [], addDays(firstDayOn, 175), null],
    ['is tomorrow’s on the eve of a pause', pauses, '2026-02-28', '2026-03-01'],
    ['is the one after the return on a pause’s first day', pauses, '2026-03-01', '2026-03-06'],
    ['is the same on the day of the return', pauses, '2026-03-05', '2026-03-06'],
    ['is the one after the second return', pauses, '2026-03-10', '2026-03-21'],
  ] as const)('%s', (_, paused, today, expected) => {
    expect(nextNightOn({ firstDayOn, pauses: paused }, today)).toBe(expected);
  });
});

describe('the diary weeks', () => {
  it.each([
    [0, false],
    [1, true],
    [25, true],
    [26, false],
    [1.5, false],
    [Number.NaN, false],
  ])('%d is one: %s', (week, expected) => {
    expect(isDiaryWeek(week)).toBe(expected);
  });

  it.each([
    [0, []],
    [1, [1]],
    [3, [1, 2, 3]],
  ])('in week %i of the programme are %j', (reached, weeks) => {
    expect(availableDiaryWeeks(reached)).toEqual(weeks);
  });

  it('stop at 25', () => {
    expect(availableDiaryWeeks(40)).toHaveLength(25);
  });

  it('become available from F + 7(n − 1), not the day before', () => {
    const openOn = (today: string) =>
      availableDiaryWeeks(programmeWeek({ ...calendar, today, abandonedOn: null }));
    expect(openOn(firstDayOn)).toEqual([1]);
    for (let week = 2; week <= 25; week += 1) {
      const opensOn = programmeWeekOpensOn(calendar, week);
      expect(openOn(opensOn)).toContain(week);
      expect(openOn(addDays(opensOn, -1))).not.toContain(week);
    }
  });
});

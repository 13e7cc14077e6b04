import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/rules/local-date.ts';
import {
  availableDiaryWeeks,
  diaryWeekDates,
  diaryWeekOf,
  diaryWeekOn,
  diaryWeekOpensOn,
  followsFreshNights,
  hasNextWeek,
  isMeasuringWeek,
  nextNightOn,
  programmeWeekOfDiaryWeek,
} from './diary-calendar.ts';
import type { DiaryOpening } from './diary-openings.ts';
import { programmeWeek, programmeWeekOpensOn } from './programme-week.ts';

const firstDayOn = '2026-02-26';
const calendar = { firstDayOn, pauses: [], openings: [] };

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
    expect(nextNightOn({ firstDayOn, pauses: paused, openings: [] }, today)).toBe(expected);
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
    expect(diaryWeekOpensOn(calendar, week) !== null).toBe(expected);
  });

  it.each([
    [0, []],
    [1, [1]],
    [3, [1, 2, 3]],
  ])('in week %i of the programme are %j', (reached, weeks) => {
    expect(availableDiaryWeeks(reached, [])).toEqual(weeks);
  });

  it('stop at 25', () => {
    expect(availableDiaryWeeks(40, [])).toHaveLength(25);
  });

  it('become available from F + 7(n − 1), not the day before', () => {
    const openOn = (today: string) =>
      availableDiaryWeeks(programmeWeek({ ...calendar, today, abandonedOn: null }), []);
    expect(openOn(firstDayOn)).toEqual([1]);
    for (let week = 2; week <= 25; week += 1) {
      const opensOn = programmeWeekOpensOn(calendar, week);
      expect(openOn(opensOn)).toContain(week);
      expect(openOn(addDays(opensOn, -1))).not.toContain(week);
    }
  });
});

describe('the weeks opened after week 25', () => {
  /** The last morning of week 25, 175 days after the first day, is Thursday 20 August. */
  const on = (days: number) => addDays(firstDayOn, days);
  const check: DiaryOpening = { kind: 'check', firstWeek: 26, openedOn: on(200) };
  const back: DiaryOpening = { kind: 'return', firstWeek: 27, openedOn: on(260) };
  const opened = { ...calendar, openings: [check, back] };

  it.each([
    ['the evening of the opening', 200, null],
    ['the first morning', 201, 26],
    ['the seventh morning', 207, 26],
    ['the morning after', 208, null],
    ['the first morning of a return', 261, 27],
    ['its seventh morning', 267, 27],
    ['its eighth morning', 268, 28],
    ['its last morning', 274, 28],
    ['the morning after it', 275, null],
    ['the last night of week 25', 175, 25],
  ])('%s lies in week %s', (_, days, week) => {
    expect(diaryWeekOf(opened, on(days))).toBe(week);
  });

  it.each([
    [26, 200],
    [27, 260],
    [28, 267],
    [29, null],
    [0, null],
  ])('week %i opens on F + %s', (week, days) => {
    expect(diaryWeekOpensOn(opened, week)).toBe(days === null ? null : on(days));
  });

  it.each([
    ['before week 26', [], 174, 25],
    ['after week 25, as long as nothing is opened', [], 199, 29],
    ['on the day of the opening', [check], 200, 26],
    ['on its sixth day', [check], 206, 26],
    ['from its seventh day, a week that does not exist', [check], 207, 27],
    ['long after it', [check], 400, 54],
    ['on the day of a second opening', [check, back], 260, 27],
    ['in the second week of a return', [check, back], 267, 28],
    ['after it', [check, back], 274, 29],
    ['before the opening, west of its time zone', [check], 199, 26],
  ] as const)('%s', (_, openings, days, week) => {
    const clock = { ...calendar, openings: [...openings], abandonedOn: null };
    expect(diaryWeekOn({ ...clock, today: on(days) })).toBe(week);
  });

  it('hold the nights of their dates', () => {
    for (const week of [26, 27, 28]) {
      const dates = diaryWeekDates(opened, week);
      expect(dates.map((date) => diaryWeekOf(opened, date))).toEqual(dates.map(() => week));
    }
    expect(diaryWeekDates(opened, 29)).toEqual([]);
  });

  it('stand still from the day of leaving', () => {
    const clock = { ...calendar, openings: [back], today: on(300), abandonedOn: on(262) };
    expect(diaryWeekOn(clock)).toBe(27);
  });

  it('are available from the opening on, and stay so', () => {
    expect(availableDiaryWeeks(26, [check]).at(-1)).toBe(26);
    expect(availableDiaryWeeks(54, [check]).at(-1)).toBe(26);
    expect(availableDiaryWeeks(27, [check, back]).at(-1)).toBe(27);
    expect(availableDiaryWeeks(28, [check, back]).at(-1)).toBe(28);
  });

  it.each([
    [1, true],
    [2, false],
    [25, false],
    [26, true],
    [27, true],
    [28, false],
  ])('week %i only measures: %s', (week, expected) => {
    expect(isMeasuringWeek(opened, week)).toBe(expected);
  });

  it.each([
    ['on the morning that ends the check week', 207, true],
    ['a week later', 214, true],
    ['a day more', 215, false],
  ])('a return %s has fresh nights: %s', (_, days, expected) => {
    const soon = { ...calendar, openings: [check, { ...back, openedOn: on(days) }] };
    expect(followsFreshNights(soon, 27)).toBe(expected);
    expect(isMeasuringWeek(soon, 27)).toBe(!expected);
    expect(followsFreshNights(soon, 28)).toBe(true);
  });

  it('have a next week within the programme and within a return', () => {
    const having = [24, 25, 26, 27, 28].filter((week) => hasNextWeek(opened.openings, week));
    expect(having).toEqual([24, 27]);
  });

  it('begin in weeks of the programme, in order of time', () => {
    const weeks = [1, 25, 26, 27, 28].map((week) => programmeWeekOfDiaryWeek(opened, week));
    expect(weeks).toEqual([1, 25, 29, 38, 39]);
  });

  it('have a next night from the day of the opening to the eve of the last', () => {
    const next = [199, 200, 206, 207, 260, 273, 274].map((days) => nextNightOn(opened, on(days)));
    expect(next).toEqual([on(201), on(201), on(207), on(261), on(261), on(274), null]);
  });
});

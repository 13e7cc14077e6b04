import { describe, expect, it } from 'vitest';
import { dueWeekNotices, type WeekNoticeFacts } from './week-notices.ts';

const nights = (completedNights: number, percent = 90) => ({
  completedNights,
  totalSleepSumMinutes: completedNights * percent * 5,
  timeInBedSumMinutes: completedNights * 500,
});
type Weeks = Readonly<Record<number, ReturnType<typeof nights>>>;
const due = (weeks: Weeks, change: Partial<WeekNoticeFacts> = {}) =>
  dueWeekNotices({
    diaryWeek: 3,
    isSilent: false,
    availability: 'available',
    chosenOn: null,
    dueQuestionnaire: null,
    openModules: [],
    restarts: [],
    sums: new Map(Object.entries(weeks).map(([week, sums]) => [Number(week), sums])),
    ...change,
  }).map(({ kind, params }) => `${kind} ${'step' in params ? params.step : params.week}`);

describe('the schedule is ready', () => {
  it.each([
    ['four nights', { 2: nights(4) }, {}, []],
    ['five nights', { 2: nights(5) }, {}, ['scheduleReady 3']],
    ['seven nights', { 2: nights(7) }, {}, ['scheduleReady 3']],
    ['nights of another week', { 1: nights(7), 3: nights(7) }, {}, []],
    ['no night', {}, {}, []],
    ['chosen already', { 2: nights(5) }, { chosenOn: '2026-01-20' }, []],
    ['locked for safety', { 2: nights(5) }, { availability: 'safety' }, []],
    ['locked by sleepiness', { 2: nights(5) }, { availability: 'sleepiness' }, []],
    ['a questionnaire is due', { 2: nights(5) }, { availability: 'questionnaireDue' }, []],
    ['the first week', { 0: nights(5) }, { diaryWeek: 1, availability: 'firstWeek' }, []],
    ['somebody who left or pauses', { 2: nights(7) }, { isSilent: true }, []],
  ] as const)('%s', (_, weeks, change, expected) => expect(due(weeks, change)).toEqual(expected));
});

describe('two low weeks in a row', () => {
  const chosen = { chosenOn: '2026-01-20' };
  it.each([
    ['both under 80 %', { 1: nights(5, 79), 2: nights(5, 79) }, {}, ['lowEfficiency 2']],
    ['the first at 80 %', { 1: nights(5, 80), 2: nights(5, 79) }, {}, []],
    ['the second at 80 %', { 1: nights(5, 79), 2: nights(5, 80) }, {}, []],
    ['too few nights in one', { 1: nights(4, 50), 2: nights(5, 50) }, {}, []],
    ['the second still runs', { 2: nights(5, 50), 3: nights(5, 50) }, {}, []],
    ['a third', { 0: nights(5, 79), 1: nights(5, 79), 2: nights(5, 79) }, {}, []],
    [
      'anew after a better one',
      { 2: nights(7, 50), 3: nights(7, 50), 4: nights(7, 85), 5: nights(7, 50), 6: nights(7, 50) },
      { diaryWeek: 7 },
      ['lowEfficiency 6'],
    ],
    [
      'the second a check week, months later',
      { 25: nights(7, 50), 26: nights(7, 50) },
      { diaryWeek: 27, restarts: [26] },
      [],
    ],
    [
      'both in a return, months later',
      { 25: nights(7, 50), 26: nights(7, 50), 27: nights(7, 50) },
      { diaryWeek: 28, restarts: [26] },
      ['lowEfficiency 27'],
    ],
    ['somebody who left or pauses', { 1: nights(5, 50), 2: nights(5, 50) }, { isSilent: true }, []],
  ] as const)('%s', (_, weeks, change, expected) => {
    expect(due(weeks, { ...chosen, ...change })).toEqual(expected);
  });
});

it('both at once', () => {
  expect(due({ 1: nights(5, 70), 2: nights(5, 70) })).toEqual([
    'scheduleReady 3',
    'lowEfficiency 2',
  ]);
});

describe('a module that can be begun', () => {
  it.each([
    ['the first, which the welcome names', { openModules: [1] }, []],
    ['the second', { openModules: [2] }, ['moduleOpen 2']],
    ['none', { openModules: [] }, []],
    [
      'behind a due questionnaire',
      { openModules: [6], dueQuestionnaire: 'S6' },
      ['questionnaireDue s6'],
    ],
    ['of somebody who left or pauses', { openModules: [2], isSilent: true }, []],
  ] as const)('%s', (_, change, expected) => expect(due({}, change)).toEqual(expected));
});

describe('a questionnaire that is due', () => {
  it.each([
    ['S6', ['questionnaireDue s6']],
    ['S12', ['questionnaireDue s12']],
    ['S24', ['questionnaireDue s24']],
    [null, []],
  ] as const)('%s', (dueQuestionnaire, expected) => {
    expect(due({}, { dueQuestionnaire })).toEqual(expected);
  });

  it('is said beside two hard weeks', () => {
    expect(due({ 1: nights(5, 70), 2: nights(5, 70) }, { dueQuestionnaire: 'S6' })).toContain(
      'lowEfficiency 2',
    );
  });
});

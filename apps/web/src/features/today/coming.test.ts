import { expect, it } from 'vitest';
import { comingOf } from './coming.ts';
import type { Overview } from '../../lib/use-overview.ts';

const overview = (change: Partial<Overview> = {}) =>
  ({
    firstDayOn: '2026-01-05',
    pauses: [],
    programmeWeek: 3,
    diaryWeek: 3,
    openings: [],
    abandonment: null,
    submitted: { S0: true, S6: false, S12: false, S24: false },
    ...change,
  }) as Overview;

it('lists the next week and the next questionnaire, the earliest first', () => {
  expect(comingOf(overview()).map(({ kind, opensOn }) => [kind, opensOn])).toEqual([
    ['week', '2026-01-26'],
    ['questionnaire', '2026-02-16'],
  ]);
});

it.each([
  [6, 'S6'],
  [7, 'S12'],
  [24, 'S24'],
  [25, undefined],
])('names in week %i the questionnaire that is not due yet: %s', (programmeWeek, id) => {
  const found = comingOf(overview({ programmeWeek })).find(({ kind }) => kind === 'questionnaire');
  expect(found?.kind === 'questionnaire' ? found.id : undefined).toBe(id);
});

it('moves both behind a pause that is asked for', () => {
  const pauses = [
    { id: 1, week: 3, startsOn: '2026-01-26', resumesOn: '2026-02-05', isByStaff: false },
  ];
  expect(comingOf(overview({ pauses })).map(({ opensOn }) => opensOn)).toEqual([
    '2026-02-05',
    '2026-02-26',
  ]);
});

it('lists no week after the last, and nothing before S0 or after leaving', () => {
  expect(comingOf(overview({ programmeWeek: 25, diaryWeek: 25 }))).toEqual([]);
  expect(comingOf(overview({ firstDayOn: null }))).toEqual([]);
  expect(
    comingOf(overview({ abandonment: { at: 'x', isByStaff: false, undoableUntil: 'y' } })),
  ).toEqual([]);
});

import { expect, it } from 'vitest';
import { acquiredTrials } from './acquired-trials.ts';

const week = (number: number, intention: string | null, trialOutcome: string | null) => ({
  number,
  intention,
  trialOutcome,
});

it('lists each habit once, with the week in which it was tried', () => {
  const weeks = [
    week(1, 'alcohol', null),
    week(2, 'lateNaps', 'acquired'),
    week(3, 'alcohol', 'changed'),
    week(4, 'noteNights', 'acquired'),
    week(5, null, 'acquired'),
  ];
  expect(acquiredTrials(weeks)).toEqual([
    { code: 'alcohol', week: 2 },
    { code: 'noteNights', week: 5 },
  ]);
});

it.each([
  ['nothing was chosen', [week(1, null, null), week(2, null, 'acquired')]],
  ['the choice is of former rules', [week(1, 'gone', null), week(2, null, 'acquired')]],
  ['it goes on', [week(1, 'alcohol', null), week(2, 'alcohol', 'continued')]],
  ['the week before is not there', [week(2, null, 'acquired')]],
])('lists none when %s', (_, weeks) => {
  expect(acquiredTrials(weeks)).toEqual([]);
});

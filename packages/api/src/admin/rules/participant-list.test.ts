import { describe, expect, it } from 'vitest';
import { pageCount, participantState } from './participant-list.ts';

describe('the state of a participant', () => {
  it.each([
    [false, false, false, 'notStarted'],
    [true, false, false, 'inProgress'],
    [true, true, false, 'finished'],
    [false, false, true, 'left'],
    [true, false, true, 'left'],
    [true, true, true, 'left'],
  ] as const)(
    'begun %s, S24 sent %s, left %s: %s',
    (hasBegun, hasSubmittedS24, hasLeft, expected) => {
      expect(participantState({ hasBegun, hasSubmittedS24, hasLeft })).toBe(expected);
    },
  );
});

describe('the pages of a list', () => {
  it.each([
    [0, 25, 1],
    [1, 25, 1],
    [24, 25, 1],
    [25, 25, 1],
    [26, 25, 2],
    [50, 50, 1],
    [51, 50, 2],
    [100, 100, 1],
    [101, 100, 2],
  ] as const)('of %i people, %i a page: %i', (total, pageSize, expected) => {
    expect(pageCount(total, pageSize)).toBe(expected);
  });
});

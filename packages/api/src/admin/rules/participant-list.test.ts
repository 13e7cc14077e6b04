import { describe, expect, it } from 'vitest';
import { participantState } from './participant-list.ts';

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

import { describe, expect, it } from 'vitest';
import { figuresOf, statisticNames, type CountedPerson } from './establishment-statistics.ts';

const someone: CountedPerson = {
  isActivated: true,
  isDeleted: false,
  hasAbandoned: false,
  submitted: [],
};

describe('the figures in which somebody counts', () => {
  it.each([
    ['nobody who has not activated the account', { isActivated: false }, []],
    ['nobody who is deleted', { isDeleted: true, submitted: ['S0', 'S24'] }, []],
    ['who has activated the account', {}, ['registered']],
    ['who has sent S0', { submitted: ['S0'] }, ['registered', 'started', 'completedS0']],
    ['who has left before S0', { hasAbandoned: true }, ['registered', 'abandoned']],
    [
      'who has left after S6',
      { hasAbandoned: true, submitted: ['S0', 'S6'] },
      ['registered', 'started', 'abandoned', 'completedS0', 'completedS6'],
    ],
    [
      'who has missed S6 and S12 and sent S24',
      { submitted: ['S0', 'S24'] },
      ['registered', 'started', 'finished', 'completedS0', 'completedS24'],
    ],
    [
      'who has sent S24 and left: completed, not finished',
      { hasAbandoned: true, submitted: ['S0', 'S6', 'S12', 'S24'] },
      [
        'registered',
        'started',
        'abandoned',
        'completedS0',
        'completedS6',
        'completedS12',
        'completedS24',
      ],
    ],
  ] satisfies [string, Partial<CountedPerson>, string[]][])('%s', (_who, given, expected) => {
    const figures = figuresOf({ ...someone, ...given });
    expect(statisticNames.filter((name) => figures[name])).toEqual(expected);
  });
});

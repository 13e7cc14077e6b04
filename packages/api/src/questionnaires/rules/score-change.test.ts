import { describe, expect, it } from 'vitest';
import { scoreChange } from './score-change.ts';

describe('a change since S0', () => {
  it.each([
    [12, 8, 'worse', { points: -4, verdict: 'same' }],
    [12, 7, 'worse', { points: -5, verdict: 'better' }],
    [12, 16, 'worse', { points: 4, verdict: 'same' }],
    [12, 17, 'worse', { points: 5, verdict: 'worse' }],
    [40, 45, 'better', { points: 5, verdict: 'better' }],
    [40, 35, 'better', { points: -5, verdict: 'worse' }],
    [12, 12, 'worse', { points: 0, verdict: 'same' }],
  ] as const)('from %i to %i where more is %s', (before, after, higherIs, expected) => {
    expect(scoreChange(before, after, { higherIs, threshold: 5 })).toEqual(expected);
  });

  it('is counted and not judged where no threshold says what counts', () => {
    expect(scoreChange(3, 9, { higherIs: 'better', threshold: null })).toEqual({
      points: 6,
      verdict: null,
    });
  });

  it('is not known when a score is missing', () => {
    const rule = { higherIs: 'better', threshold: 5 } as const;
    expect(scoreChange(null, 9, rule)).toBeNull();
    expect(scoreChange(9, null, rule)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { judgeNight } from './judge-night.ts';

const before = { mark: 'before', version: 4 };
const saved = (mark: string, version: number, dayId = 1) => ({
  dayId,
  mark,
  version,
  requestId: '',
});
const known = [saved('a', 5), saved('b', 6), saved('elsewhere', 9, 2)];

describe('a night after a kill', () => {
  it.each([
    ['as acknowledged last', known, null, { mark: 'b', version: 6 }, 'kept'],
    ['as it was, when nothing was acknowledged', [], null, before, 'kept'],
    ['an acknowledged save before the last', known, null, { mark: 'a', version: 5 }, 'lost'],
    ['as it was, though a save was acknowledged', known, null, before, 'lost'],
    [
      'the save that was cut off',
      known,
      { dayId: 1, mark: 'c' },
      { mark: 'c', version: 7 },
      'landed',
    ],
    [
      'the cut-off save of another night',
      known,
      { dayId: 2, mark: 'c' },
      { mark: 'c', version: 7 },
      'torn',
    ],
    ['written twice', known, { dayId: 1, mark: 'c' }, { mark: 'c', version: 8 }, 'torn'],
    ['the right version of another night', known, null, { mark: 'x', version: 6 }, 'torn'],
  ])('that stands %s', (_how, acknowledged, cutOff, now, verdict) => {
    expect(judgeNight({ acknowledged, cutOff }, 1, { before, now })).toBe(verdict);
  });
});

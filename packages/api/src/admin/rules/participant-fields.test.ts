import { describe, expect, it } from 'vitest';
import { normalisedPostalCode } from './participant-fields.ts';

describe('a Canadian postal code', () => {
  it.each([
    ['H2X 1Y4', 'H2X 1Y4'],
    ['h2x1y4', 'H2X 1Y4'],
    ['  h2x   1y4 ', 'H2X 1Y4'],
    ['H2X-1Y4', 'H2X 1Y4'],
    ['H2X‑1Y4', 'H2X 1Y4'],
    ['X0A 0H0', 'X0A 0H0'],
    ['K1A 0W9', 'K1A 0W9'],
  ])('%j is %j', (typed, expected) => {
    expect(normalisedPostalCode(typed)).toBe(expected);
  });

  it.each([
    '',
    'H2X',
    'H2X 1Y',
    'H2X 1Y44',
    'D2X 1Y4',
    'W2X 1Y4',
    'Z2X 1Y4',
    'H2O 1Y4',
    'H2X 1U4',
    '12345',
    'H22 1Y4',
    'H2X 1Y4; drop',
    'Ｈ2X 1Y4',
  ])('%j is none', (typed) => {
    expect(normalisedPostalCode(typed)).toBeNull();
  });
});

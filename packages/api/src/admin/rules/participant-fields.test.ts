import { describe, expect, it } from 'vitest';
import { isPlausiblePhoneNumber, normalisedPostalCode } from './participant-fields.ts';

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

describe('a plausible telephone number', () => {
  it.each([
    '5551234',
    '514 555-0199',
    '(514) 555-0199',
    '514.555.0199',
    '+1 514 555 0199',
    '+33 1 70 18 00 00',
    '514 555-0199 poste 123',
    '514-555-0199 ext. 4',
    '514 555 0199 x22',
    '514 555-0199, 45',
    '514‑555‑0199',
  ])('%j may be one', (typed) => {
    expect(isPlausiblePhoneNumber(typed)).toBe(true);
  });

  it.each([
    '',
    '555-123',
    '1234567890123456789012',
    'appelez le soir',
    '514 555 0199 demander Ana',
    '=1+5145550199',
    '<b>5145550199</b>',
    '5145550199 poste',
    '514 555 0199 x1234567',
  ])('%j is none', (typed) => {
    expect(isPlausiblePhoneNumber(typed)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { isPlausiblePhoneNumber } from './phone-number.ts';

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

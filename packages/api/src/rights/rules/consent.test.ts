import { expect, it } from 'vitest';
import { isConsentDue } from './consent.ts';

it.each([
  [[], '1.0', true],
  [['1.0'], '1.0', false],
  [['1.0'], '1.9', false],
  [['1.9'], '2.0', true],
  [['1.0', '2.0'], '2.3', false],
  [['2.0', '1.0'], '2.0', false],
  [['9.0'], '10.0', true],
  [['10.0'], '9.1', false],
])('who agreed to %j is asked about %s: %s', (given, present, isDue) => {
  expect(isConsentDue(given, present)).toBe(isDue);
});

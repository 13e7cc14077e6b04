import { expect, it } from 'vitest';
import {
  attemptsAfter,
  CLAIM_SECONDS,
  LETTER_ATTEMPTS,
  PATIENCE_SECONDS,
} from './letter-attempts.ts';

it.each([
  ['unreachable', 1, 1],
  ['unreachable', 7, 7],
  ['timeout', 7, 7],
  ['refused', 3, 3],
  ['badAddress', 1, LETTER_ATTEMPTS],
  ['unanswered', 1, 1],
  ['unanswered', 2, 2],
  ['unanswered', 3, LETTER_ATTEMPTS],
] as const)('after %s at attempt %i, %i count as made', (fault, made, after) => {
  expect(attemptsAfter(fault, made)).toBe(after);
});

it('gives a letter up before another server may take it', () => {
  expect(CLAIM_SECONDS).toBeGreaterThan(PATIENCE_SECONDS);
});

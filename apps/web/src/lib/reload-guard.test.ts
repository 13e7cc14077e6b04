import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

it.each([
  [null, 0, true],
  [1000, 60_999, false],
  [1000, 61_000, true],
  [1000, 61_001, true],
])('after a reload at %s, one at %i ms is allowed: %s', (last, now, allowed) => {
  expect(mayReload(last, now)).toBe(allowed);
});

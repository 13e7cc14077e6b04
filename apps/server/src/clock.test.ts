import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('starts at the given instant and runs on (D15)', () => {
  let elapsed = 5_000;
  const clock = createClock(new Date(Date.UTC(2026, 0, 5, 12)), () => elapsed);
  expect(clock().toISOString()).toBe('2026-01-05T12:00:00.000Z');
  elapsed += 61_500;
  expect(clock().toISOString()).toBe('2026-01-05T12:01:01.500Z');
});

it('is the real time when no start is given', () => {
  expect(Math.abs(createClock()().getTime() - Date.now())).toBeLessThan(1_000);
});

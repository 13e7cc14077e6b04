import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLeaving, readAgainAfterLeaving } from './left-lately.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-01-12T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function readsAfter(ms: number): number {
  vi.advanceTimersByTime(ms);
  const invalidateQueries = vi.fn<() => Promise<void>>(() => Promise.resolve());
  readAgainAfterLeaving({ invalidateQueries });
  vi.advanceTimersByTime(5_000);
  return invalidateQueries.mock.calls.length;
}

it('reads again once on a page that opens right after another one sent something on its way out', () => {
  noteLeaving();
  expect(readsAfter(300)).toBe(1);
});

it.each([
  ['nothing was sent', () => undefined, 0],
  ['it was long ago', noteLeaving, 10_001],
])('reads once where %s', (_name, before, ms) => {
  before();
  expect(readsAfter(ms)).toBe(0);
});

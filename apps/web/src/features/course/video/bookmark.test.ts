import { expect, it } from 'vitest';
import { createBookmark } from './bookmark.ts';

it.each([
  [44, false, false],
  [45, false, true],
  [15, false, true],
  [30.9, true, false],
  [31, true, true],
])('left at 30 s, at %d s, stopped %s: worth keeping %s', (seconds, isStopped, isWorth) => {
  expect(createBookmark(30).reach(seconds, isStopped)).toBe(isWorth);
});

it('gives each place once', () => {
  const bookmark = createBookmark(30.4);
  expect(bookmark.take()).toBeNull();
  bookmark.reach(41.7, false);
  expect(bookmark.take()).toBe(41);
  expect(bookmark.take()).toBeNull();
});

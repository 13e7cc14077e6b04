import { expect, it } from 'vitest';
import { isOpenEarly } from './early-chapter.ts';

it.each([
  ['staying-safe', 1, false],
  ['staying-safe', 2, true],
  ['staying-safe', 25, true],
  ['your-first-window', 2, false],
  ['constructor', 2, false],
])('%s in week %i is open early: %s (D79)', (chapterId, week, isOpen) => {
  expect(isOpenEarly(chapterId, week)).toBe(isOpen);
});

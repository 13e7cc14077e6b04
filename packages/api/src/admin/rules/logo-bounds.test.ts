import { expect, it } from 'vitest';
import { logoSize } from './logo-bounds.ts';

it.each([
  [{ width: 480, height: 160 }, 1, { width: 480, height: 160 }],
  [{ width: 100, height: 40 }, 1, { width: 100, height: 40 }],
  [{ width: 961, height: 100 }, 1, { width: 480, height: 50 }],
  [{ width: 1000, height: 1000 }, 1, { width: 160, height: 160 }],
  [{ width: 960, height: 320 }, 0.5, { width: 240, height: 80 }],
])('draws a picture of %j at a share of %d as %j', (size, share, expected) => {
  expect(logoSize(size, share)).toEqual(expected);
});

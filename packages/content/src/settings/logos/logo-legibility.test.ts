import { expect, it } from 'vitest';
import { isLegibleOn, LOGO_GROUNDS, type Pixels } from './logo-legibility.ts';

type Ink = readonly [red: number, green: number, blue: number, opacity: number];

const BLUE: Ink = [20, 40, 110, 255];
const PALE: Ink = [255, 225, 120, 255];
const WHITE: Ink = [255, 255, 255, 255];
const BLACK: Ink = [0, 0, 0, 255];
const NOTHING: Ink = [0, 0, 0, 0];
const GREY: Ink = [130, 130, 130, 255];
const FAINT: Ink = [20, 40, 110, 60];

/** Picture of 100 × 100 points: rows of each ink, inside a margin of the ink `behind`. */
function picture(behind: Ink, ...drawn: readonly (readonly [ink: Ink, points: number])[]): Pixels {
  const inks = drawn.flatMap(([ink, points]) => Array.from({ length: points }, () => ink));
  const data = new Uint8Array(100 * 100 * 4);
  let next = 0;
  for (let point = 0; point < 100 * 100; point += 1) {
    const [x, y] = [point % 100, Math.floor(point / 100)];
    const isInside = x > 0 && x < 99 && y > 0 && y < 99;
    data.set((isInside ? inks[next++] : undefined) ?? behind, point * 4);
  }
  return { width: 100, height: 100, data };
}

const { day, night, plate } = LOGO_GROUNDS;

it.each<[string, Pixels, boolean, boolean, boolean]>([
  // Expected on a light page, on a dark page, and on the light plate of a dark page.
  ['blue on nothing', picture(NOTHING, [BLUE, 2000]), true, false, true],
  ['white on nothing', picture(NOTHING, [WHITE, 2000]), false, true, false],
  ['grey on nothing', picture(NOTHING, [GREY, 2000]), true, true, false],
  ['a faint blue', picture(NOTHING, [FAINT, 2000]), false, false, false],
  ['nothing at all', picture(NOTHING), false, false, false],
  ['one colour', picture(BLUE), false, false, false],
  ['a black box with white words', picture(BLACK, [WHITE, 2000]), true, true, true],
  ['a white box with blue words', picture(WHITE, [BLUE, 2000]), true, true, true],
  ['a white box with pale words', picture(WHITE, [PALE, 2000]), false, false, false],
  ['a third in blue', picture(NOTHING, [BLUE, 1000], [PALE, 2000]), true, true, true],
  ['less than a third in blue', picture(NOTHING, [BLUE, 999], [PALE, 2001]), false, true, false],
  ['just enough points', picture(NOTHING, [BLUE, 50]), true, false, true],
  ['too few points', picture(NOTHING, [BLUE, 49]), false, false, false],
])('tells where a logo can be read: %s', (_, pixels, ...expected) => {
  expect([day, night, plate].map((ground) => isLegibleOn(pixels, ground))).toEqual(expected);
});

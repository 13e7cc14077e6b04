import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { cleanLogo, pixelsOf } from './read-logo.ts';

type Size = readonly [width: number, height: number];

function draw([width, height]: Size, colour = [30, 40, 90, 255]): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 1) png.data[at] = colour[at % 4] ?? 0;
  return PNG.sync.write(png);
}

/** PNG of random points, which compression cannot make smaller. */
function noise([width, height]: Size): Buffer {
  const png = new PNG({ width, height });
  let seed = 7;
  for (let at = 0; at < png.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    png.data[at] = seed >> 16;
  }
  return PNG.sync.write(png);
}

function withText(png: Buffer): Buffer {
  const words = Buffer.from('Comment\0https://example.test');
  const chunk = Buffer.alloc(12 + words.length);
  chunk.writeUInt32BE(words.length, 0);
  chunk.write('tEXt', 4, 'latin1');
  words.copy(chunk, 8);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** Changes the size in the header, but not the number of points. */
function sized(png: Buffer, [width, height]: Size): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}

function withByte(png: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(png);
  changed[at] = value;
  return changed;
}

/** Adds a second header, which a reader may use instead of the first. */
function withTwoHeaders(png: Buffer, size: Size): Buffer {
  const second = sized(png, size).subarray(8, 33);
  return Buffer.concat([png.subarray(0, 33), second, png.subarray(33)]);
}

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

it.each<[string, Buffer, boolean]>([
  ['the smallest', draw([24, 24]), true],
  ['too narrow', draw([23, 24]), false],
  ['too low', draw([24, 23]), false],
  ['the largest', draw([480, 160]), true],
  ['too wide', draw([481, 160]), false],
  ['too high', draw([480, 161]), false],
  ['too many bytes', noise([200, 100]), false],
  ['an SVG with a script', Buffer.from(svg), false],
  ['a page behind a picture', Buffer.concat([draw([24, 24]), Buffer.from(svg)]), false],
  ['a broken file', draw([24, 24]).subarray(0, 60), false],
  ['a file that claims to be huge', sized(draw([24, 24]), [60_000, 60_000]), false],
  ['a second header', withTwoHeaders(draw([48, 48]), [2000, 2000]), false],
  ['one bit per colour', withByte(draw([48, 48]), 24, 1), false],
  ['an interlaced file', withByte(draw([48, 48]), 28, 1), false],
  ['a file that claims to be larger', sized(draw([24, 24]), [48, 48]), false],
])('takes or refuses a logo: %s', (_, bytes, isTaken) => {
  const clean = cleanLogo(base64(bytes));
  expect([clean !== null, clean !== null && pixelsOf(clean) !== null]).toEqual([isTaken, isTaken]);
});

it.each(['', '%', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '<svg/>'])(
  'refuses the text %j',
  (text) => {
    expect([cleanLogo(text), pixelsOf(text)]).toEqual([null, null]);
  },
);

it('keeps the points and nothing else of a file', () => {
  const plain = base64(draw([60, 30]));
  const secret = base64(withText(draw([60, 30])));
  expect(Buffer.from(secret, 'base64').includes('example.test')).toBe(true);
  expect(pixelsOf(secret)).toBeNull();
  const clean = cleanLogo(secret) ?? '';
  expect(clean).toBe(cleanLogo(plain));
  expect(Buffer.from(clean, 'base64').includes('example.test')).toBe(false);
  expect(cleanLogo(clean), 'a clean file stays as it is').toBe(clean);
});

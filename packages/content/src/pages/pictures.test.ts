import { expect, it } from 'vitest';
import { sizeOf } from './pictures.ts';

const svg = (attributes: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><path/></svg>`);

/** First bytes of real files, up to the size of the picture: from 1 × 1 to 300 × 70 points. */
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');
const PNG = hex('89504e470d0a1a0a 0000000d49484452 0000012c 00000046');
const WEBP = '52494646 00000000 57454250';
const FORMS = {
  extended: hex(`${WEBP} 56503858 0a000000 00000000 2b0100 450000`),
  lossless: hex(`${WEBP} 5650384c 00000000 2f 2b411100 0000000000`),
  lossy: hex(`${WEBP} 56503820 00000000 000000 9d012a 2c01 4600`),
};

it.each([
  ['a PNG file', PNG, '.png', 300, 70],
  ['an extended WebP file', FORMS.extended, '.webp', 300, 70],
  ['a lossless WebP file', FORMS.lossless, '.webp', 300, 70],
  ['a lossy WebP file', FORMS.lossy, '.webp', 300, 70],
  ['an SVG file', svg('width="9" viewBox="0 0 120.5 40"'), '.svg', 120.5, 40],
  ['an SVG file with commas', svg('viewBox="0,0,120,40"'), '.svg', 120, 40],
  ['an SVG file without a box', svg('width="120" height="60"'), '.svg', 40, 40],
  ['an SVG file with an empty box', svg('viewBox="0 0 0 0"'), '.svg', 40, 40],
  ['an empty file', Buffer.alloc(0), '.png', 40, 40],
  ['a short WebP file', Buffer.alloc(29), '.webp', 40, 40],
  ['another file', PNG, '.txt', 40, 40],
])('reads the size of %s', (_, file, extension, width, height) => {
  expect(sizeOf(file, extension)).toEqual({ width, height });
});

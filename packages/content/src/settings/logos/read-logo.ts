import { PNG } from 'pngjs';
import type { Pixels } from './logo-legibility.ts';

/** Maximum bytes of a logo's file. Four logos fit into one request. */
const MOST_BYTES = 40_000;
export const MOST_LOGO_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4;
/** Limits in points. Pages draw a logo at most 144 wide and 40 high. */
const LOGO_BOUNDS = { least: 24, width: 480, height: 160 } as const;

const SIGNATURE = '89504e470d0a1a0a0000000d49484452';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/u;

/** Length of the PNG signature and the first chunk, in bytes. */
const HEAD_BYTES = 33;

/**
 * True for a file as browsers write it: one header, 8 bits per colour, no interlacing. Other files
 * may unpack to many more points than their header says.
 */
const isPlain = (bytes: Buffer): boolean =>
  bytes.length >= HEAD_BYTES &&
  bytes.length <= MOST_BYTES &&
  bytes.subarray(0, 16).toString('hex') === SIGNATURE &&
  bytes[24] === 8 &&
  bytes[28] === 0 &&
  chunksOf(bytes).filter((kind) => kind === 'IHDR').length === 1;

/**
 * Unpacks the points after a check of the size. Null for a file that is not an accepted picture.
 */
function decode(bytes: Buffer): PNG | null {
  if (!isPlain(bytes)) return null;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const { least, ...most } = LOGO_BOUNDS;
  if (width < least || height < least || width > most.width || height > most.height) return null;
  try {
    return PNG.sync.read(bytes);
  } catch {
    return null;
  }
}

/** Kinds of the chunks in a PNG file. Bytes after the last chunk add `rest`. */
function chunksOf(bytes: Buffer): string[] {
  const kinds: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    kinds.push(bytes.toString('latin1', at + 4, at + 8));
    at += 12 + bytes.readUInt32BE(at);
  }
  return at === bytes.length ? kinds : [...kinds, 'rest'];
}

/** Points of a logo that `cleanLogo` wrote; null for any other file. */
export function pixelsOf(picture: string): Pixels | null {
  if (!BASE64.test(picture)) return null;
  const bytes = Buffer.from(picture, 'base64');
  const read = decode(bytes);
  const isBare = chunksOf(bytes).every((kind) => ['IHDR', 'IDAT', 'IEND'].includes(kind));
  return read && isBare ? read : null;
}

/**
 * Writes a new PNG file from the points alone, so that the file contains no text, location or other
 * picture.
 * @param picture the file as base64
 * @returns the new file as base64; null for a file that is not a logo within the bounds
 * @decision console#name-and-logos
 */
export function cleanLogo(picture: string): string | null {
  const read = BASE64.test(picture) ? decode(Buffer.from(picture, 'base64')) : null;
  if (read === null) return null;
  const { width, height, data } = read;
  const clean = new PNG({ width, height });
  clean.data = data;
  const bytes = PNG.sync.write(clean);
  return bytes.length > MOST_BYTES ? null : bytes.toString('base64');
}

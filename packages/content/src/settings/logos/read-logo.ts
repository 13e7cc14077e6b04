import { PNG } from 'pngjs';
import type { Pixels } from './logo-legibility.ts';

/** Largest file of a logo, in bytes: four of them fit into one request. */
const MOST_BYTES = 40_000;
/** Longest picture as base64. */
export const MOST_LOGO_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4;
/** Bounds of a logo in points: a logo is drawn at most 144 wide and 40 high, on any screen. */
const LOGO_BOUNDS = { least: 24, width: 480, height: 160 } as const;

const SIGNATURE = '89504e470d0a1a0a0000000d49484452';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/u;

/** Length of the first chunk with the signature before it. */
const HEAD_BYTES = 33;

/**
 * True for a file with one header, 8 bits per colour and no interlacing, as browsers write it. Other
 * files may unpack to far more points than their first header says.
 */
const isPlain = (bytes: Buffer): boolean =>
  bytes.length >= HEAD_BYTES &&
  bytes.length <= MOST_BYTES &&
  bytes.subarray(0, 16).toString('hex') === SIGNATURE &&
  bytes[24] === 8 &&
  bytes[28] === 0 &&
  chunksOf(bytes).filter((kind) => kind === 'IHDR').length === 1;

/** Points of a picture; the size is read before anything is unpacked. Null for another file. */
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

/** Kinds of the chunks of a PNG file, with what follows the last one. */
function chunksOf(bytes: Buffer): string[] {
  const kinds: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    kinds.push(bytes.toString('latin1', at + 4, at + 8));
    at += 12 + bytes.readUInt32BE(at);
  }
  return at === bytes.length ? kinds : [...kinds, 'rest'];
}

/** Points of a logo that `cleanLogo` wrote; null for a file with anything else in it. */
export function pixelsOf(picture: string): Pixels | null {
  if (!BASE64.test(picture)) return null;
  const bytes = Buffer.from(picture, 'base64');
  const read = decode(bytes);
  const isBare = chunksOf(bytes).every((kind) => ['IHDR', 'IDAT', 'IEND'].includes(kind));
  return read && isBare ? read : null;
}

/**
 * Writes a PNG file anew from its points, so that nothing else of the file is kept: no text, no
 * place, no further picture.
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

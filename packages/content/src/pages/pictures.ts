import { createHash } from 'node:crypto';

/** Files of the logos, in base64, by their address on this site. */
export type Pictures = Readonly<Record<string, string>>;

/** The address contains the hash of the file, so that a new picture gets a new address. */
export const pictureAddress = (file: Uint8Array, extension: string): string =>
  `/logos/${createHash('sha256').update(file).digest('hex').slice(0, 32)}${extension}`;

type Size = { width: number; height: number };

const SQUARE: Size = { width: 40, height: 40 };

/** The size that the root of an SVG file says. Undefined without a `viewBox`. */
function sizeOfSvg(file: Buffer): Size | undefined {
  const box = /<svg\b[^>]*\bviewBox="([\d\s.,-]+)"/u.exec(file.toString('utf8'))?.[1];
  const [, , width = 0, height = 0] = box?.split(/[\s,]+/u).map(Number) ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

const sizeOfPng = (file: Buffer): Size | undefined =>
  file.length < 24 ? undefined : { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };

/** Three forms of a WebP file write the size in three ways. */
function sizeOfWebp(file: Buffer): Size | undefined {
  if (file.length < 30) return undefined;
  const form = file.toString('latin1', 12, 16);
  if (form === 'VP8X') {
    return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  }
  if (form === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

const READERS: Readonly<Record<string, (file: Buffer) => Size | undefined>> = {
  '.svg': sizeOfSvg,
  '.png': sizeOfPng,
  '.webp': sizeOfWebp,
};

/** Width and height of a picture, so that a page reserves its place. A square when unknown. */
export const sizeOf = (file: Buffer, extension: string): Size =>
  READERS[extension]?.(file) ?? SQUARE;

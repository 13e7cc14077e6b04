export type ZipFile = {
  readonly name: string;
  readonly sum: number;
  readonly size: number;
  readonly compressedSize: number;
  /** Position of the file in the archive, in bytes. */
  readonly offset: number;
};

const DEFLATED = 8;
/** Flags of a file in the archive: sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;
/** Every file has the date 1 January 1980, so that equal rows give an equal archive. */
const DATE = 0x21;
const TIME = 0;
const BEYOND_32 = 0xff_ff_ff_ff;
const BEYOND_16 = 0xff_ff;

type Placed = readonly [value: number, bytes: 2 | 4 | 8];

function record(...numbers: readonly Placed[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(numbers.reduce((sum, [, length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, length] of numbers) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const nameOf = ({ name }: Pick<ZipFile, 'name'>) => new TextEncoder().encode(name);

const isLong = ({ size, compressedSize }: ZipFile): boolean =>
  size >= BEYOND_32 || compressedSize >= BEYOND_32;

export function fileHeader(file: Pick<ZipFile, 'name'>): Uint8Array<ArrayBuffer> {
  const name = nameOf(file);
  return joined(
    record(
      [0x04_03_4b_50, 4],
      [PLAIN_VERSION, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [TIME, 2],
      [DATE, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [name.length, 2],
      [0, 2],
    ),
    name,
  );
}

/**
 * Record after a file, with the checksum and the sizes. Sizes above four gigabytes are stored in
 * eight bytes.
 */
export function fileEnd(file: ZipFile): Uint8Array<ArrayBuffer> {
  const length = isLong(file) ? 8 : 4;
  return record(
    [0x08_07_4b_50, 4],
    [file.sum, 4],
    [file.compressedSize, length],
    [file.size, length],
  );
}

function directoryLine(file: ZipFile): Uint8Array<ArrayBuffer> {
  const { sum, size, compressedSize, offset } = file;
  const name = nameOf(file);
  const isExtended = isLong(file) || offset >= BEYOND_32;
  const short = (value: number): Placed => [isExtended ? BEYOND_32 : value, 4];
  const extra = isExtended
    ? record([1, 2], [24, 2], [size, 8], [compressedSize, 8], [offset, 8])
    : record();
  const version = isExtended ? ZIP64_VERSION : PLAIN_VERSION;
  return joined(
    record(
      [0x02_01_4b_50, 4],
      [version, 2],
      [version, 2],
      [FLAGS, 2],
      [DEFLATED, 2],
      [TIME, 2],
      [DATE, 2],
      [sum, 4],
      short(compressedSize),
      short(size),
      [name.length, 2],
      [extra.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      short(offset),
    ),
    name,
    extra,
  );
}

/**
 * Directory at the end of an archive. ZIP64 is used when a number is too large for the ordinary
 * format.
 * @source APPNOTE.TXT 6.3.10, 4.3.7–4.3.16 and 4.5.3
 * @decision exports#archives
 */
export function directory(files: readonly ZipFile[], offset: number): Uint8Array<ArrayBuffer> {
  const lines = joined(...files.map(directoryLine));
  const count = files.length;
  const isExtended = count >= BEYOND_16 || lines.length >= BEYOND_32 || offset >= BEYOND_32;
  const extended = isExtended
    ? record(
        [0x06_06_4b_50, 4],
        [44, 8],
        [ZIP64_VERSION, 2],
        [ZIP64_VERSION, 2],
        [0, 4],
        [0, 4],
        [count, 8],
        [count, 8],
        [lines.length, 8],
        [offset, 8],
        // Record with the position of the ZIP64 end record, for programs that read from the end.
        [0x07_06_4b_50, 4],
        [0, 4],
        [offset + lines.length, 8],
        [1, 4],
      )
    : record();
  return joined(
    lines,
    extended,
    record(
      [0x06_05_4b_50, 4],
      [0, 2],
      [0, 2],
      [isExtended ? BEYOND_16 : count, 2],
      [isExtended ? BEYOND_16 : count, 2],
      [isExtended ? BEYOND_32 : lines.length, 4],
      [isExtended ? BEYOND_32 : offset, 4],
      [0, 2],
    ),
  );
}

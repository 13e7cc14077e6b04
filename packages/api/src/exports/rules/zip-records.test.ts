import { expect, it } from 'vitest';
import { directory, fileEnd, type ZipFile } from './zip-records.ts';

const file: ZipFile = { name: 'a.csv', sum: 7, size: 9, compressedSize: 5, offset: 0 };
const LARGEST = 0xff_ff_ff_fe;

const numberAt = (bytes: Uint8Array, at: number, length: 2 | 4 | 8): number => {
  const view = new DataView(bytes.buffer);
  if (length === 8) return Number(view.getBigUint64(at, true));
  return length === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
};

it.each([
  ['a size', LARGEST, 16],
  ['a size', LARGEST + 1, 24],
])('%s of %i bytes is written in a record of %i', (_, size, length) => {
  const end = fileEnd({ ...file, size });
  expect(end).toHaveLength(length);
  expect(numberAt(end, length === 24 ? 16 : 12, length === 24 ? 8 : 4)).toBe(size);
});

const listOf = (listed: ZipFile) => {
  const line = directory([listed], 100);
  return { line, version: numberAt(line, 6, 2), more: numberAt(line, 30, 2) };
};

it('a file that four bytes describe is listed as ever', () => {
  expect(listOf({ ...file, size: LARGEST })).toMatchObject({ version: 20, more: 0 });
});

it.each([
  { ...file, size: 6_000_000_000 },
  { ...file, compressedSize: 5_000_000_000 },
  { ...file, offset: LARGEST + 1 },
])('a file %j is listed with numbers of eight bytes', (listed) => {
  const { line, version, more } = listOf(listed);
  expect([version, more]).toEqual([45, 28]);
  const extra = 46 + listed.name.length;
  expect([4, 12, 20].map((at) => numberAt(line, extra + at, 8))).toEqual([
    listed.size,
    listed.compressedSize,
    listed.offset,
  ]);
});

const endOf = (bytes: Uint8Array) => {
  const end = bytes.length - 22;
  return [numberAt(bytes, end, 4), numberAt(bytes, end + 10, 2), numberAt(bytes, end + 16, 4)];
};

it.each([
  [65_534, 100],
  [1, LARGEST],
])('a directory of %i files at %i is as ever', (count, offset) => {
  const bytes = directory(
    Array.from({ length: count }, () => file),
    offset,
  );
  expect(endOf(bytes)).toEqual([0x06_05_4b_50, count, offset]);
});

it.each([
  [65_535, 100],
  [1, LARGEST + 1],
])('a directory of %i files at %i is of ZIP64', (count, offset) => {
  const bytes = directory(
    Array.from({ length: count }, () => file),
    offset,
  );
  expect(endOf(bytes)).toEqual([0x06_05_4b_50, 65_535, 0xff_ff_ff_ff]);
  const record = bytes.length - 22 - 20 - 56;
  // The ZIP64 locator contains the position of the ZIP64 end record.
  expect(numberAt(bytes, bytes.length - 22 - 20 + 8, 8)).toBe(offset + record);
  expect(numberAt(bytes, record, 4)).toBe(0x06_06_4b_50);
  expect(numberAt(bytes, record + 32, 8)).toBe(count);
  expect(numberAt(bytes, record + 48, 8)).toBe(offset);
});

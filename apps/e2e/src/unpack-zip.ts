import { inflateRawSync } from 'node:zlib';

const SIGNATURES = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50 };

/** Does not use the library that packed the ZIP, so that the test finds faults of the library. */
export function unpack(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (end < 0 || zip.readUInt32LE(end) !== SIGNATURES.end) throw new Error('This is no ZIP.');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== SIGNATURES.entry) throw new Error('The ZIP is broken.');
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, contentAt(zip, at).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

function contentAt(zip: Buffer, entry: number): Buffer {
  const start = zip.readUInt32LE(entry + 42);
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  const isStored = zip.readUInt16LE(entry + 10) === 0;
  return isStored ? packed : inflateRawSync(packed);
}

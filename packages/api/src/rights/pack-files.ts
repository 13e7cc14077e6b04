import { strToU8, zip, type AsyncZippable } from 'fflate';

/** A ZIP of text files; what is large is compressed in a thread of its own, so that others are served meanwhile. */
export function packFiles(
  files: Readonly<Record<string, string>>,
  mtime: Date,
): Promise<Uint8Array> {
  const named: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return new Promise((resolve, reject) => {
    zip(named, { mtime }, (fault, packed) => (fault ? reject(fault) : resolve(packed)));
  });
}

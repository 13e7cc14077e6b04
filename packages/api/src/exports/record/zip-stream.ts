import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';
import { directory, fileEnd, fileHeader, type ZipFile } from '../rules/zip-records.ts';

/** `content` is read only after all earlier files of the archive are written. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

type Measured = { sum: number; size: number };

/** Writes a ZIP archive of any size with constant memory. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const files: ZipFile[] = [];
  let written = 0;
  const passed = <Part extends Uint8Array>(part: Part): Part => {
    written += part.length;
    return part;
  };
  for await (const { name, content } of entries) {
    const offset = written;
    yield passed(fileHeader({ name }));
    const from = written;
    const measured: Measured = { sum: 0, size: 0 };
    const deflate = createDeflateRaw({ level: 6 });
    const fed = feed(deflate, content, measured);
    fed.catch((error: Error) => deflate.destroy(error));
    for await (const chunk of deflate) yield passed(chunk as Uint8Array);
    await fed;
    const file = { name, ...measured, compressedSize: written - from, offset };
    files.push(file);
    yield passed(fileEnd(file));
  }
  yield directory(files, written);
}

async function feed(
  deflate: ReturnType<typeof createDeflateRaw>,
  content: AsyncIterable<Uint8Array>,
  measured: Measured,
): Promise<void> {
  for await (const chunk of content) {
    measured.sum = crc32(chunk, measured.sum);
    measured.size += chunk.length;
    if (!deflate.write(chunk)) await once(deflate, 'drain');
  }
  deflate.end();
}

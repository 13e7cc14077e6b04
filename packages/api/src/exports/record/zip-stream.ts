import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive, read when its turn comes. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> };

const DEFLATED = 8;
/** Of no file: an archive of the same rows is the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Takes what was compressed elsewhere, and measures what it was made from. */
class DeflatedEntry extends ZipPassThrough {
  override compression = DEFLATED;
  override mtime = NO_TIME;

  protected override process(): void {
    // The compressed bytes are written by `zipStream`, when they are ready.
  }

  write(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.ondata(null, chunk, isLast);
  }
}

const NOTHING = new Uint8Array();

/**
 * A ZIP archive in constant memory: zlib's threads compress, this one writes the headers. An archive or a
 * file of four gigabytes or more would need ZIP64, which this is not.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content } of entries) {
    const entry = new DeflatedEntry(name);
    zip.add(entry);
    const deflate = createDeflateRaw({ level: 6 });
    const fed = feed(deflate, entry, content);
    fed.catch((error: Error) => deflate.destroy(error));
    for await (const chunk of deflate) {
      entry.write(chunk as Uint8Array<ArrayBuffer>, false);
      yield* ready.splice(0);
    }
    await fed;
    entry.write(NOTHING, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function feed(
  deflate: ReturnType<typeof createDeflateRaw>,
  entry: DeflatedEntry,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  for await (const chunk of content) {
    entry.push(chunk);
    if (!deflate.write(chunk)) await once(deflate, 'drain');
  }
  // Closes the sum of what was read; nothing is written by it.
  entry.push(NOTHING, true);
  deflate.end();
}

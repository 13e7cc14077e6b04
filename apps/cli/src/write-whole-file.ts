import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT, misuse, refusal } from './failure.ts';

export type Bytes = AsyncIterable<Uint8Array>;

/** The same bytes, with how many have passed. */
async function* counted(bytes: Bytes, count: (size: number) => void) {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}

/**
 * A file of data, whole or not at all, which nobody but its owner reads: what was begun bears another name until its
 * end. `work` is given what writes the bytes and answers how many there were.
 * @throws CliFailure for a file that is there, unless it may be replaced, for a folder that is not, and for what cannot
 * be written
 */
export async function writeWholeFile<T>(
  { t }: Cli,
  { path, isReplacing }: { path: string; isReplacing: boolean },
  work: (write: (bytes: Bytes) => Promise<number>) => Promise<T>,
): Promise<T> {
  const part = `${path}.part`;
  if (isReplacing) await rm(part, { force: true });
  else if (existsSync(path)) throw refusal(t.export.exists(path));
  const begun = await open(part, 'wx', 0o600).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'EEXIST') throw refusal(t.export.exists(part));
    if (thrown.code === 'ENOENT') throw misuse(t.export.noFolder(dirname(part)));
    throw new CliFailure(t.failures.unwritableFile(path, thrown.code ?? ''), {
      exitCode: EXIT.misused,
      code: 'FILE_UNWRITABLE',
    });
  });
  try {
    const made = await work(async (bytes) => {
      let size = 0;
      const counting = counted(bytes, (more) => {
        size += more;
      });
      await pipeline(Readable.from(counting), begun.createWriteStream());
      return size;
    });
    await rename(part, path);
    return made;
  } catch (thrown) {
    await begun.close().catch(() => undefined);
    await rm(part, { force: true });
    throw thrown;
  }
}

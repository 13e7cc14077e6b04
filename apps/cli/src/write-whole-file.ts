import { existsSync, rmSync } from 'node:fs';
import { link, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT, misuse, refusal } from './failure.ts';
import { catchingSignals } from './signals.ts';

export type Bytes = AsyncIterable<Uint8Array>;

async function* counted(bytes: Bytes, count: (size: number) => void) {
  for await (const chunk of bytes) {
    count(chunk.length);
    yield chunk;
  }
}

const hasNoLinks = ({ code }: NodeJS.ErrnoException) => code === 'EPERM' || code === 'ENOTSUP';

/**
 * Gives the complete file the final name.
 * @throws CliFailure when a file with this name was created during the write
 */
async function nameAnew(cli: Cli, part: string, path: string): Promise<void> {
  try {
    await link(part, path);
    await rm(part);
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    if (error.code === 'EEXIST') throw refusal(cli.t.export.exists(path));
    if (!hasNoLinks(error)) throw thrown;
    await rename(part, path);
  }
}

/**
 * Path of the file to replace, behind symbolic links.
 * @throws CliFailure for a folder or a device
 */
async function replacedFile({ t }: Cli, path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (found === null) return path;
  if (!found.isFile()) throw refusal(t.failures.notAFile(path));
  return realpath(path);
}

const withoutRemains = <T>(part: string, work: () => Promise<T>): Promise<T> =>
  catchingSignals((exitCode) => {
    rmSync(part, { force: true });
    process.exit(exitCode);
  }, work);

/**
 * Writes a file that only the owner may read. The file has a temporary name until the file is
 * complete.
 * @throws CliFailure for an existing file, a missing folder, or a path that cannot be written
 */
export async function writeWholeFile<T>(
  cli: Cli,
  { path: given, isReplacing }: { path: string; isReplacing: boolean },
  work: (write: (bytes: Bytes) => Promise<number>) => Promise<T>,
): Promise<T> {
  const { t } = cli;
  const path = isReplacing ? await replacedFile(cli, given) : given;
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
  const write = async (bytes: Bytes) => {
    let size = 0;
    const counting = counted(bytes, (more) => {
      size += more;
    });
    await pipeline(Readable.from(counting), begun.createWriteStream());
    return size;
  };
  return withoutRemains(part, async () => {
    try {
      const made = await work(write);
      await (isReplacing ? rename(part, path) : nameAnew(cli, part, path));
      return made;
    } catch (thrown) {
      await begun.close().catch(() => undefined);
      await rm(part, { force: true });
      throw thrown;
    }
  });
}

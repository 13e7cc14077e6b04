import { readFileSync, statSync } from 'node:fs';
import type { BackupKey } from '@aube/db/backup';
import { misuse } from '../failure.ts';
import { type Cli, givenPath } from '../cli.ts';

/**
 * Reads an age identity, or a key of 32 bytes in base64 or hexadecimal. Null when `given` is
 * missing.
 * @throws CliFailure for a missing file, an invalid key, or a file that other people can read
 */
export async function readKeyFile(cli: Cli, given: string | undefined): Promise<BackupKey | null> {
  if (given === undefined) return null;
  const { backup } = cli.t;
  const path = givenPath(cli, given);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw misuse(backup.noKeyFile(path));
  if ((found.mode & 0o077) !== 0) throw misuse(backup.openKeyFile(path));
  const text = readFileSync(path, 'utf8').trim();
  const [identity] = /^AGE-SECRET-KEY-.*$/m.exec(text) ?? [];
  if (identity !== undefined) {
    const { isIdentity } = await import('@aube/db/backup');
    if (await isIdentity(identity.trim())) return identity.trim();
    throw misuse(backup.badKeyFile(path));
  }
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== 32) throw misuse(backup.badKeyFile(path));
  return key;
}

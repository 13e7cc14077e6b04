import { readFileSync, statSync } from 'node:fs';
import { misuse } from '../failure.ts';
import type { Cli } from '../cli.ts';
import { givenPath } from '../given-path.ts';

/**
 * The key of the backups: 32 bytes in base64 or hexadecimal, in a file that its owner alone may read.
 * Null when none is given. @throws CliFailure misused
 */
export function readKeyFile(cli: Cli, given: string | undefined): Buffer | null {
  if (given === undefined) return null;
  const { backup } = cli.t;
  const path = givenPath(cli, given);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw misuse(backup.noKeyFile(path));
  if ((found.mode & 0o077) !== 0) throw misuse(backup.openKeyFile(path));
  const text = readFileSync(path, 'utf8').trim();
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== 32) throw misuse(backup.badKeyFile(path));
  return key;
}

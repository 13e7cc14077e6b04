import { readFileSync, statSync } from 'node:fs';
import { misuse } from '../failure.ts';
import type { Texts } from '../texts/fr.ts';

/**
 * The key of the backups: 32 bytes in base64 or hexadecimal, in a file that its owner alone may read.
 * Null when none is given. @throws CliFailure misused
 */
export function readKeyFile(path: string | undefined, { backup }: Texts): Buffer | null {
  if (path === undefined) return null;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw misuse(backup.noKeyFile(path));
  if ((found.mode & 0o077) !== 0) throw misuse(backup.openKeyFile(path));
  const text = readFileSync(path, 'utf8').trim();
  const key = Buffer.from(text, /^[\da-f]{64}$/i.test(text) ? 'hex' : 'base64');
  if (key.length !== 32) throw misuse(backup.badKeyFile(path));
  return key;
}

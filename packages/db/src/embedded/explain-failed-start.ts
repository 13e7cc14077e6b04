import { existsSync } from 'node:fs';
import { DatabaseUnavailableError } from '../database-error.ts';

/** PostgreSQL's programs use /proc to find their libraries. */
const NO_PROC =
  '/proc is not mounted here, and PostgreSQL needs it: mount -t proc proc /proc, in the root where Aube starts.';

export function explainFailedStart(
  thrown: unknown,
  hasProc: boolean = process.platform !== 'linux' || existsSync('/proc/self'),
): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const isRefused = thrown instanceof DatabaseUnavailableError;
  const { code, path } = thrown as NodeJS.ErrnoException;
  if (!hasProc && (isRefused || code === 'ENOENT')) {
    return new DatabaseUnavailableError(NO_PROC, { cause: thrown });
  }
  if (isRefused || code === undefined || path === undefined) return thrown;
  return new DatabaseUnavailableError(
    `The database's folder cannot be used: ${path} (${code}). AUBE_DATA_DIR names another.`,
    { cause: thrown },
  );
}

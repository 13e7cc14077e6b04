import { link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^aube-\d{8}T\d{6}Z\.backup$/;
const UNVERIFIED = '.unverified';

/** Name that begins with the time, so that sorting by name also sorts by time. */
export const backupName = (now: Date): string =>
  `aube-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** Name of a backup that is not verified yet; `keepNewest` does not count unverified backups. */
export const unverifiedName = (path: string): string => `${path}${UNVERIFIED}`;

/** @throws EEXIST when a file with the final name exists */
export async function nameVerified(path: string): Promise<void> {
  await link(unverifiedName(path), path);
  await rm(unverifiedName(path));
}

/**
 * `made`: name of the new backup. A backup with a later name comes from a wrong clock;
 * `keepNewest` neither counts nor deletes this backup.
 */
type Kept = { keep: number; made: string };

export const olderBackups = (names: readonly string[], { keep, made }: Kept): string[] =>
  names
    .filter((name) => NAME.test(name) && name <= made)
    .toSorted()
    .slice(0, -keep);

export const olderUnverified = (names: readonly string[], made: string): string[] =>
  names
    .filter((name) => name.endsWith(UNVERIFIED) && NAME.test(name.slice(0, -UNVERIFIED.length)))
    .filter((name) => name <= unverifiedName(made))
    .toSorted()
    .slice(0, -1);

export const backupsOfTheFuture = (names: readonly string[], made: string): string[] =>
  names.filter((name) => NAME.test(name) && name > made).toSorted();

async function removeFrom(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name));
}

/** @returns the names of the deleted backups, and the names later than `made`, which stay */
export async function keepNewest(
  folder: string,
  kept: Kept,
): Promise<{ removed: string[]; ofTheFuture: string[] }> {
  const names = await readdir(folder);
  const removed = olderBackups(names, kept);
  await removeFrom(folder, removed);
  return { removed, ofTheFuture: backupsOfTheFuture(names, kept.made) };
}

/**
 * Deletes all unverified backups except the newest one, so that failed backups do not fill the
 * disk.
 */
export async function keepNewestUnverified(folder: string, made: string): Promise<void> {
  await removeFrom(folder, olderUnverified(await readdir(folder), made));
}

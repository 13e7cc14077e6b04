import { link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^aube-\d{8}T\d{6}Z\.backup$/;
const UNVERIFIED = '.unverified';

/** The file name of a backup; names sort by time. */
export const backupName = (now: Date): string =>
  `aube-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** The file name of a backup until it is verified; `keepNewest` does not count it. */
export const unverifiedName = (path: string): string => `${path}${UNVERIFIED}`;

/** Renames a verified backup. @throws EEXIST when another file has the name */
export async function nameVerified(path: string): Promise<void> {
  await link(unverifiedName(path), path);
  await rm(unverifiedName(path));
}

/** Names of backups to remove so that the newest stay; other files are ignored. */
export const olderBackups = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);

/** Names of unverified backups, except the newest. */
export const olderUnverified = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.endsWith(UNVERIFIED) && NAME.test(name.slice(0, -UNVERIFIED.length)))
    .toSorted()
    .slice(0, -1);

async function removeFrom(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name));
}

/** Removes all but the newest backups of a folder and returns the removed names. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const past = olderBackups(await readdir(folder), keep);
  await removeFrom(folder, past);
  return past;
}

/** Removes unverified backups, except the newest, so that failures do not fill the disk. */
export async function keepNewestUnverified(folder: string): Promise<void> {
  await removeFrom(folder, olderUnverified(await readdir(folder)));
}

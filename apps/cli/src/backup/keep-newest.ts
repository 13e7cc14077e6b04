import { link, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^aube-\d{8}T\d{6}Z\.backup$/;
const UNVERIFIED = '.unverified';

/** The name of a backup in its folder; names are in the order of their instants. */
export const backupName = (now: Date): string =>
  `aube-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** What a backup is called until it was verified: nothing counts it among those that are kept. */
export const unverifiedName = (path: string): string => `${path}${UNVERIFIED}`;

/** Gives a backup that was verified its name. @throws EEXIST for a file that came meanwhile */
export async function nameVerified(path: string): Promise<void> {
  await link(unverifiedName(path), path);
  await rm(unverifiedName(path));
}

/** Which of these names to remove so that the newest stay; other files are nobody's business. */
export const namesPast = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);

/** Which of these names are of backups that were never verified, but for the newest. */
export const unverifiedPast = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.endsWith(UNVERIFIED) && NAME.test(name.slice(0, -UNVERIFIED.length)))
    .toSorted()
    .slice(0, -1);

async function removeFrom(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name));
}

/** Removes all but the newest backups of a folder, and says which. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const past = namesPast(await readdir(folder), keep);
  await removeFrom(folder, past);
  return past;
}

/** Removes those of a folder that could not be verified, but for the newest: failures must not fill the disk. */
export async function keepNewestUnverified(folder: string): Promise<void> {
  await removeFrom(folder, unverifiedPast(await readdir(folder)));
}

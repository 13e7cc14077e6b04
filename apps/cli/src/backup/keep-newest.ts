import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^aube-\d{8}T\d{6}Z\.backup$/;

/** The name of a backup in its folder; names are in the order of their instants. */
export const backupName = (now: Date): string =>
  `aube-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`;

/** Which of these names to remove so that the newest stay; other files are nobody's business. */
export const namesPast = (names: readonly string[], keep: number): string[] =>
  names
    .filter((name) => NAME.test(name))
    .toSorted()
    .slice(0, -keep);

/** Removes all but the newest backups of a folder, and says which. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const past = namesPast(await readdir(folder), keep);
  for (const name of past) await rm(join(folder, name));
  return past;
}

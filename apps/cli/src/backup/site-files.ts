import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile } from '@aube/db/backup';
import type { CliEnv } from '../env.ts';

/** The list of erasures, under this name in the data folder and in a backup. */
export const ERASURES = 'erasures.jsonl';

/** Where a restored content goes, in the data folder: `CONTENT_DIR` may name another machine's folder. */
export const CONTENT = 'content';

const isFile = (entry: { isFile: () => boolean }) => entry.isFile();

function filesIn(folder: string, name: string, pattern: string): SiteFile[] {
  const found = globSync(pattern, { cwd: folder, withFileTypes: true }).filter(isFile);
  return found.map((entry) => {
    const from = join(entry.parentPath, entry.name);
    return { path: `${name}/${from.slice(folder.length + 1)}`, from };
  });
}

/**
 * What of a site stands beside its database: the list of erasures, letters of a site without a mail
 * server, its own content. Its key is kept apart from the backups (decisions/0028).
 */
export function listSiteFiles({ dataDir, contentDir }: CliEnv): SiteFile[] {
  const mail = join(dataDir, 'mail');
  const list = join(dataDir, ERASURES);
  return [
    ...(existsSync(list) ? [{ path: ERASURES, from: list }] : []),
    ...(existsSync(mail) ? filesIn(mail, 'mail', '*.eml') : []),
    ...(contentDir === undefined ? [] : filesIn(contentDir, CONTENT, '**/*')),
  ];
}

const isSafe = (path: string): boolean =>
  /^(mail|content)\/[^\0]+$/.test(path) && path.split('/').every((part) => !/^\.{0,2}$/.test(part));

/** Puts files back into the data folder; those that are there already stay as they are. */
export function createFileRestorer(dataDir: string) {
  const written: string[] = [];
  const lists: string[] = [];
  return {
    /** The lines of the backup's list of erasures. */
    lists,
    hasContent: () => written.some((path) => path.startsWith(join(dataDir, CONTENT))),
    async file(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
      const to = join(dataDir, path);
      if (path !== ERASURES && isSafe(path) && !existsSync(to)) {
        mkdirSync(dirname(to), { recursive: true });
        const handle = await open(to, 'wx', 0o600);
        written.push(to);
        try {
          for await (const each of bytes) await handle.writeFile(each);
        } finally {
          await handle.close();
        }
        return;
      }
      const read: Buffer[] = [];
      for await (const each of bytes) if (path === ERASURES) read.push(each);
      if (path === ERASURES) lists.push(Buffer.concat(read).toString('utf8'));
    },
    /** After a failure: takes away what was written. */
    async undo(): Promise<void> {
      for (const path of written) await rm(path, { force: true });
    },
  };
}

/** Every line of several lists of erasures, once. */
export const linesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== '')),
];

/** A list of erasures, or nothing when there is none. */
export const readList = (path: string): string[] =>
  existsSync(path) ? [readFileSync(path, 'utf8')] : [];

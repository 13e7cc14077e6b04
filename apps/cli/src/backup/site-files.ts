import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile } from '@aube/db/backup';
import type { CliEnv } from '../env.ts';

export const ERASURES = 'erasures.jsonl';

/**
 * Folder of the restored content, in the data folder. `CONTENT_DIR` is not used, because the
 * backup may come from another machine.
 */
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
 * Files of a site for a backup. The site's key is left out, because a backup must not contain the
 * key.
 * @decision sign-in#site-key
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

/** Returns a function that restores a file and never overwrites an existing file. */
export function createFileRestorer(dataDir: string) {
  const written: string[] = [];
  const lists: string[] = [];
  return {
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
    async undo(): Promise<void> {
      for (const path of written) await rm(path, { force: true });
    },
  };
}

export const linesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split('\n')).filter((line) => line !== '')),
];

export const readList = (path: string): string[] =>
  existsSync(path) ? [readFileSync(path, 'utf8')] : [];

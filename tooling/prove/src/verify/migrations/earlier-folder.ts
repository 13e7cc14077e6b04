import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '@aube/db';

type Journal = { entries: { tag: string }[] };

const journalIn = (folder: string) => join(folder, 'meta/_journal.json');

export function migrationNames(): string[] {
  const { entries } = JSON.parse(readFileSync(journalIn(migrationsFolder), 'utf8')) as Journal;
  return entries.map(({ tag }) => tag);
}

/** The caller must remove the folder. */
export function earlierFolder(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'aube-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(journalIn(folder), 'utf8')) as Journal;
  const entries = journal.entries.slice(0, count);
  writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries }));
  return folder;
}

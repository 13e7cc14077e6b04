import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../migrations-folder.ts';

/** Returns a folder, which the test must remove. */
export function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'aube-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (place < 1) throw new Error(`No migration is called ${name}.`);
  const entries = journal.entries.slice(0, place);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

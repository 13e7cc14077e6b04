import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function newestMigration(folder: string): string {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.at(-1)?.tag ?? '';
}

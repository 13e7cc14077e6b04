import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';
import * as schema from './schema/index.ts';

type Snapshot = ReturnType<typeof generateDrizzleJson>;

it('is what the migrations make: the last snapshot lacks nothing', async () => {
  const meta = join(migrationsFolder, 'meta');
  const last = readdirSync(meta)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(meta, last ?? ''), 'utf8')) as Snapshot;
  const statements = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id));
  expect(statements).toEqual([]);
});

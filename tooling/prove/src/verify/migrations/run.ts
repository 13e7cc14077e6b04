import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices } from '@aube/api/server';
import { connect, migrate, migrationsFolder, type Connection } from '@aube/db';
import { startDisposableServer } from '@aube/db/testing/disposable-server';
import { DEMO_PASSWORD, demoEmail, seedDemo } from '@aube/lives';
import { startRealServer } from '../../real-server/start-real-server.ts';
import { keepEvidence } from '../evidence.ts';
import { hasTime, type Campaign } from '../group.ts';
import { randomOf } from '../random.ts';
import { logIn, send } from '../site.ts';
import { buildBefore } from './build-before.ts';
import { describeSchema, readTables } from './catalogue.ts';
import { findLosses, keepTables } from './compare.ts';
import { earlierFolder, migrationNames } from './earlier-folder.ts';
import { fillSchema, readRows, type Rows } from './fill.ts';
import { walkBefore } from './walk-before.ts';

const NOW = new Date('2026-01-20T15:00:00Z');

type Databases = {
  make: (name: string) => Promise<Connection & { url: string }>;
  leave: () => Promise<void>;
};

async function startDatabases(): Promise<Databases> {
  const server = await startDisposableServer();
  const admin = await connect({ databaseUrl: server.url, dataDir: '', report: () => undefined });
  return {
    async make(name) {
      await admin.pool.query(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return connect({ databaseUrl: url.href, dataDir: '', report: () => undefined });
    },
    async leave() {
      await admin.close();
      await server.stop();
    },
  };
}

async function readHead({ make }: Databases): Promise<{ rows: Rows; schema: string[] }> {
  const head = await make('head');
  await migrate(head, migrationsFolder);
  const publicUrl = new URL('https://aube.example.test');
  await seedDemo(await createServices(head, { publicUrl, now: NOW }), NOW);
  const client = await head.openClient();
  const rows = await readRows(client, await readTables(client));
  const schema = await describeSchema(client);
  await client.end();
  await head.close();
  return { rows, schema };
}

async function serve(databaseUrl: string): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-migrated-'));
  const server = await startRealServer({
    env: { DATABASE_URL: databaseUrl, AUBE_DATA_DIR: dataDir, AUBE_CLOCK: NOW.toISOString() },
  });
  try {
    const came = await logIn(server.url, demoEmail('semaine-1'), DEMO_PASSWORD);
    const me = await send(`${server.url}/api/auth/moi`, { method: 'GET', token: came.token });
    const { utilisateur } = JSON.parse(me.text || '{}') as { utilisateur?: { id?: number } };
    const nights = await send(
      `${server.url}/api/utilisateurs/${utilisateur?.id}/jours-journal-sommeil`,
      { method: 'GET', token: came.token },
    );
    return [came.status, me.status, nights.status].every((status) => status === 200)
      ? []
      : [`a login is answered ${came.status}, who one is ${me.status}, the nights ${nights.status}`];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Replay = {
  schema: string;
  rows: number;
  empty: string[];
  refused: Record<string, number>;
  tookMs: number;
  wrong: string[];
};

async function replay(
  databases: Databases,
  { count, seed, head }: { count: number; seed: number; head: { rows: Rows; schema: string[] } },
): Promise<Replay> {
  const connection = await databases.make(`since_${count}`);
  const folder = earlierFolder(count);
  const client = await connection.openClient();
  try {
    await migrate(connection, folder);
    const before = await readTables(client);
    const filled = await fillSchema(client, before, { rows: head.rows, random: randomOf(seed) });
    await keepTables(client, before);
    const startedAt = performance.now();
    await migrate(connection, migrationsFolder);
    const tookMs = Math.round(performance.now() - startedAt);
    const wrong = await findLosses(client, before);
    const schema = await describeSchema(client);
    const other = [
      ...schema.filter((line) => !head.schema.includes(line)),
      ...head.schema.filter((line) => !schema.includes(line)),
    ];
    if (other.length > 0) wrong.push(`the schema is another: ${other.slice(0, 3).join(' | ')}`);
    await client.query('drop schema kept cascade');
    await client.query('delete from second_factors');
    await client.query('delete from site_keys');
    wrong.push(...(await serve(connection.url)));
    return {
      schema: migrationNames()[count - 1] ?? '',
      rows: [...filled.counts.values()].reduce((sum, each) => sum + each, 0),
      empty: [...filled.counts].flatMap(([name, rows]) => (rows === 0 ? [name] : [])),
      refused: Object.fromEntries(filled.refused),
      tookMs,
      wrong,
    };
  } finally {
    await client.end();
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the previous release, which lacks the newest migration, on the new schema. Fails when
 * sources or libraries are missing.
 * @source security MG-6
 * @decision proof#earlier-release-on-the-new-schema
 */
async function verifyBefore(): Promise<boolean> {
  const newest = migrationNames().at(-1) ?? '';
  const id = 'MG-6';
  try {
    const release = buildBefore(newest);
    try {
      const { steps, isWarned } = await walkBefore(release);
      const wrong = steps.filter(({ wanted, got }) => wanted !== got);
      for (const { name, got, said } of wrong) console.log(`  ${name}: ${got} ${said}`);
      if (!isWarned) console.log('  it did not warn of a newer schema');
      const passed = wrong.length === 0 && isWarned;
      const figure = `release ${release.commit.slice(0, 10)}, before ${newest}, on this schema: ${steps.length - wrong.length} of ${steps.length} steps`;
      keepEvidence({ id, figure, passed, details: { commit: release.commit, steps, isWarned } });
      return passed;
    } finally {
      release.remove();
    }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const figure = `the release before ${newest} did not run: ${why}`;
    keepEvidence({ id, figure, passed: false, details: { why } });
    return false;
  }
}

/**
 * Migrates each earlier schema. The result must equal the schema of a new site, and no row may be
 * lost.
 * @source security MG-2
 */
export async function verifyMigrations({ seed, count, endsAt }: Campaign): Promise<boolean> {
  const isBeforeFine = await verifyBefore();
  const databases = await startDatabases();
  const replays: Replay[] = [];
  const earlier = migrationNames().length - 1;
  const asked = Math.min(count, earlier);
  try {
    const head = await readHead(databases);
    // The newest migrations come first, because sites have recent schemas.
    for (let n = earlier; n > earlier - asked && hasTime({ endsAt }); n -= 1) {
      const done = await replay(databases, { count: n, seed: seed + n, head });
      replays.push(done);
      for (const line of done.wrong.slice(0, 5)) console.log(`  ${done.schema}: ${line}`);
    }
  } finally {
    await databases.leave().catch((thrown: unknown) => console.log(`  ${(thrown as Error).message}`));
  }
  const wrong = replays.flatMap((each) => each.wrong);
  const empty = replays.flatMap((each) => each.empty);
  const rows = replays.reduce((sum, each) => sum + each.rows, 0);
  const slowest = Math.max(0, ...replays.map(({ tookMs }) => tookMs));
  const passed = wrong.length === 0 && empty.length === 0 && replays.length === asked;
  const figure = `${replays.length} of ${earlier} earlier schemas with ${rows} rows brought to head: ${wrong.length} wrong, ${empty.length} tables left empty, slowest ${slowest} ms, seed ${seed}`;
  for (const name of new Set(empty)) console.log(`  left empty: ${name}`);
  keepEvidence({ id: 'MG-2', figure, passed, details: { replays, seed } });
  return passed && isBeforeFine;
}

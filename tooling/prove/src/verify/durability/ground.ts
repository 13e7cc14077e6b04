import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, migrate, migrationsFolder } from '@aube/db';
import { readSeededParticipants, seedManyParticipants } from '@aube/db/testing/many-participants';
import type { Ground } from './kill-and-compare.ts';

/** Time in the morning, so that no night closes during the campaign. */
const CLOCK = '2026-01-20T15:00:00Z';
const TODAY = '2026-01-20';

async function killPostmaster(dataDir: string, signal: 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
  await delay(50);
}

/**
 * Creates people with a diary, in the given database or in a new embedded database.
 * @returns the prepared database, and a function that removes the data
 */
export async function prepareGround({
  databaseUrl,
  writers,
}: {
  databaseUrl?: string | undefined;
  writers: number;
}): Promise<Ground & { now: () => Date; leave: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-durability-'));
  const connection = await connect({ databaseUrl, dataDir, report: () => undefined });
  await migrate(connection, migrationsFolder);
  const client = await connection.openClient();
  const seed = { count: writers, programmeDay: 10, today: TODAY, now: new Date(CLOCK) };
  await seedManyParticipants(client, seed);
  const participants = await readSeededParticipants(client, { from: 1, to: writers, today: TODAY });
  await client.end();

  const isEmbedded = databaseUrl === undefined;
  const where = isEmbedded ? {} : { DATABASE_URL: databaseUrl };
  const begunAt = performance.now();
  const now = () => new Date(Date.parse(CLOCK) + performance.now() - begunAt);
  return {
    now,
    // Read at each start: with an earlier clock, the sessions would begin in the future and be
    // invalid.
    get env() {
      return { AUBE_DATA_DIR: dataDir, AUBE_CLOCK: now().toISOString(), ...where };
    },
    openClient: connection.openClient,
    participants,
    killDatabase: isEmbedded ? (signal) => killPostmaster(dataDir, signal) : undefined,
    async leave() {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

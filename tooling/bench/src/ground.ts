import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate, migrationsFolder } from '@aube/db';
import {
  readSeededParticipants,
  seedManyParticipants,
  type SeededParticipant,
} from '@aube/db/testing/many-participants';

/** A morning of the servers' own clock: day 40 of everybody's programme. */
export const CLOCK = '2026-01-20T15:00:00Z';
const TODAY = '2026-01-20';
const PROGRAMME_DAY = 40;

/** Whom the load acts for: enough that no cache holds all, few enough to know them. */
const ACTING = 20_000;

export type Ground = {
  kind: string;
  databaseUrl: string;
  dataDir: string;
  participants: SeededParticipant[];
  seededInSeconds: number;
  leave: () => Promise<void>;
};

/** Fills a database for the load. @throws when the one named holds people already */
export async function prepareGround(count: number, databaseUrl?: string): Promise<Ground> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-bench-'));
  const connection = await connect({ databaseUrl, dataDir });
  const leave = async () => {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(connection, migrationsFolder);
    const client = await connection.openClient();
    const { rows } = await client.query<{ count: number }>('select count(*) from users');
    if (rows[0]?.count !== 0) throw new Error('DATABASE_URL names a database that holds people.');
    const startedAt = performance.now();
    const now = new Date(CLOCK);
    await seedManyParticipants(client, { count, programmeDay: PROGRAMME_DAY, today: TODAY, now });
    const seededInSeconds = (performance.now() - startedAt) / 1_000;
    const to = Math.min(count, ACTING);
    const participants = await readSeededParticipants(client, { from: 1, to, today: TODAY });
    await client.query('checkpoint').catch(() => undefined);
    await client.end();
    const { kind, url } = connection;
    return { kind, databaseUrl: url, dataDir, participants, seededInSeconds, leave };
  } catch (thrown) {
    await leave();
    throw thrown;
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';

const MOST_MS = 30_000;
const LOOK_EVERY_MS = 250;

const BUSY = `select count(*)::int as busy from pg_stat_activity
where application_name = 'aube' and datname = current_database() and state <> 'idle'
  and pid <> pg_backend_pid()`;

/** @returns false when a transaction of our servers still runs after 30 seconds */
export async function isQuiet(
  openClient: () => Promise<Client>,
  mostMs = MOST_MS,
): Promise<boolean> {
  const client = await openClient();
  try {
    for (const endsAt = performance.now() + mostMs; ;) {
      // oxlint-disable-next-line eslint/no-await-in-loop
      const { rows } = await client.query<{ busy: number }>(BUSY);
      if (rows[0]?.busy === 0) return true;
      if (performance.now() > endsAt) return false;
      // oxlint-disable-next-line eslint/no-await-in-loop
      await delay(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}

import type { Pool } from '@aube/db';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `count` statements in the test's database wait for a lock. */
export async function untilLocked(pool: Pool, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= count) return;
    await delay(5);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

const PATIENCE_MS = 1_000;
const ASK_EVERY_MS = 50;

type Asked = Pick<Pool, 'query'>;

/**
 * True when the replica has all current data of the primary, after a wait of at most `patienceMs`.
 * False after any error.
 * @decision speed#replica
 */
export async function hasCaughtUp(
  primary: Asked,
  replica: Asked,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const givesUpAt = Date.now() + patienceMs;
  try {
    const { rows } = await primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
    for (;;) {
      const answer = await replica.query<{ isReplica: boolean; isThere: boolean | null }>(
        `select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`,
        [rows[0]?.at],
      );
      const { isReplica = false, isThere = null } = answer.rows[0] ?? {};
      if (!isReplica) return false;
      if (isThere === true) return true;
      if (Date.now() >= givesUpAt) return false;
      await delay(ASK_EVERY_MS);
    }
  } catch {
    return false;
  }
}

import type { Pool } from 'pg';
import { GuardedPool } from './guarded-pool.ts';

/**
 * False for a standby; the pool then stops using its present connections. Throws when the server
 * does not answer.
 * @decision running-aube#standby
 */
export async function takesWrites(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isReadOnly: boolean }>(
    `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly !== true) return true;
  if (pool instanceof GuardedPool) pool.leaveReadOnly();
  return false;
}

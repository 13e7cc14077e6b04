import type { Pool } from 'pg';
import { GuardedPool } from './guarded-pool.ts';

/**
 * False for a standby, whose connections are left. Like any statement, it throws without an answer.
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

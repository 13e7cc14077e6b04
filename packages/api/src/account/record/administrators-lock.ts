import type { Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';

/**
 * Lets one transaction at a time take rights away: of two administrators who shut each other out at
 * the same moment, the second counts who is left after the first. It is taken before any row is.
 * @decision D54
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.administrators'))`);
}

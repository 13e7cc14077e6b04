import type { Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';

/**
 * Serialises transactions that remove rights: of two administrators who deactivate each other, the
 * second one sees the first one's effect. It is locked before any row.
 * @decision D54
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.administrators'))`);
}

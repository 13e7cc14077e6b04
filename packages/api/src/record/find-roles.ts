import type { Database, Transaction } from '@aube/db';
import { userRoles } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import type { Roles } from '../people/rules/roles.ts';

/** @decision D5 */
export async function findRoles(on: Database | Transaction, userId: number): Promise<Roles> {
  const rows = await on
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return rows.map(({ id }) => id);
}

import type { Transaction, Database } from '@aube/db';
import { sql, and, eq, exists, isNotNull, isNull, ne } from 'drizzle-orm';
import { userRoles, users } from '@aube/db/schema';
import { ROLE } from '../../people/rules/roles.ts';

/**
 * Serialises transactions that remove rights: of two administrators who deactivate each other, the
 * second one sees the effect of the first. It is locked before any row.
 * @decision D54
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.administrators'))`);
}

/** Number of administrators who can log in, except the given one. */
export async function countAdministrators(
  { db }: { db: Database | Transaction },
  besideUserId?: number,
): Promise<number> {
  const role = db
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, ROLE.administrator)));
  return db.$count(
    users,
    and(
      exists(role),
      isNotNull(users.activatedAt),
      isNull(users.deactivatedAt),
      isNull(users.deletedAt),
      besideUserId === undefined ? undefined : ne(users.id, besideUserId),
    ),
  );
}

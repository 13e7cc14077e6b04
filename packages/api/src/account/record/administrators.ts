import type { Transaction, Database } from '@aube/db';
import { sql, and, eq, exists, isNotNull, isNull, ne } from 'drizzle-orm';
import { userRoles, users } from '@aube/db/schema';
import { ROLE } from '../../people/rules/roles.ts';

/**
 * Takes a lock, so that two administrators cannot deactivate each other at the same time. Callers
 * take this lock before any row lock.
 * @decision D54
 */
export async function lockAdministrators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aube.administrators'))`);
}

/** Number of accounts with a role. Counts only accounts that can log in. */
export async function countOfRole(
  { db }: { db: Database | Transaction },
  roleId: number,
  exceptUserId?: number,
): Promise<number> {
  const role = db
    .select({ id: userRoles.roleId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId)));
  return db.$count(
    users,
    and(
      exists(role),
      isNotNull(users.activatedAt),
      isNull(users.deactivatedAt),
      isNull(users.deletedAt),
      exceptUserId === undefined ? undefined : ne(users.id, exceptUserId),
    ),
  );
}

export const countAdministrators = (
  on: { db: Database | Transaction },
  exceptUserId?: number,
): Promise<number> => countOfRole(on, ROLE.administrator, exceptUserId);

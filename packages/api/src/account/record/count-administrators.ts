import type { Database, Transaction } from '@aube/db';
import { userRoles, users } from '@aube/db/schema';
import { and, eq, exists, isNotNull, isNull, ne } from 'drizzle-orm';
import { ROLE } from '../../people/rules/roles.ts';

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

import type { Database, Transaction } from '@aube/db';
import { userRoles, users } from '@aube/db/schema';
import { and, eq, exists, isNotNull, isNull, ne } from 'drizzle-orm';
import { ROLE } from '../rules/roles.ts';

/** How many administrators can log in; those beside one of them, when he or she is named. */
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

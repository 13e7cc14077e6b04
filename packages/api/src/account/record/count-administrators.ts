import { userRoles, users } from '@aube/db/schema';
import { and, eq, exists, isNotNull, isNull } from 'drizzle-orm';
import { ROLE } from '../rules/roles.ts';
import type { SystemContext } from '../../system.ts';

/** How many administrators can log in. */
export async function countAdministrators({ db }: Pick<SystemContext, 'db'>): Promise<number> {
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
    ),
  );
}

import { userRoles, users } from '@aube/db/schema';
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { ROLE } from '../people/rules/roles.ts';
import type { Context } from '../context.ts';

export type StaffWithAccess = { administrators: string[]; staff: string[] };

export async function findStaffWithAccess({ db }: Pick<Context, 'db'>): Promise<StaffWithAccess> {
  const rows = await db
    .select({ username: users.username, roleId: userRoles.roleId })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        ne(userRoles.roleId, ROLE.participant),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.username));
  const administrators = rows.flatMap(({ username, roleId }) =>
    roleId === ROLE.administrator ? username : [],
  );
  const staff = rows.flatMap(({ username }) => (administrators.includes(username) ? [] : username));
  return { administrators, staff };
}

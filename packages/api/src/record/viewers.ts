import type { Transaction } from '@aube/db';
import { staffEstablishments, userRoles, users } from '@aube/db/schema';
import { and, asc, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { ROLE } from '../people/rules/roles.ts';

/** @decision D5 */
export function findViewers(tx: Transaction, condition?: SQL) {
  const roles = tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.roleId, [ROLE.administrator, ROLE.staff]));
  return tx
    .select({
      userId: users.id,
      email: users.email,
      locale: users.locale,
      roles: sql<number[]>`array(select ${userRoles.roleId}::int from ${userRoles}
        where ${userRoles.userId} = ${users.id})`,
      establishmentIds: sql<number[]>`array(select ${staffEstablishments.establishmentId}
        from ${staffEstablishments} where ${staffEstablishments.userId} = ${users.id})`,
    })
    .from(users)
    .where(
      and(
        inArray(users.id, roles),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
        condition,
      ),
    )
    .orderBy(asc(users.id));
}

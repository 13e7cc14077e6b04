import type { Database, Transaction } from '@aube/db';
import { staffEstablishments, userRoles, users } from '@aube/db/schema';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ROLE } from '../../people/rules/roles.ts';

export function findColleagues(on: Database | Transaction, establishmentId: number) {
  const administrators = on
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.roleId, ROLE.administrator));
  const ofPlace = on
    .select({ userId: staffEstablishments.userId })
    .from(staffEstablishments)
    .innerJoin(
      userRoles,
      and(eq(userRoles.userId, staffEstablishments.userId), eq(userRoles.roleId, ROLE.staff)),
    )
    .where(eq(staffEstablishments.establishmentId, establishmentId));
  return on
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
        isNotNull(users.activatedAt),
        inArray(users.id, unionAll(administrators, ofPlace)),
      ),
    )
    .orderBy(asc(sql`${users.foldedText} collate "C"`), asc(users.id));
}

/** `findColleagues` in SQL, for a user `c` and a participant `p`. */
export const COLLEAGUE_SQL = `c.deleted_at is null and c.deactivated_at is null
  and c.activated_at is not null and (
    exists (select from user_roles r where r.user_id = c.id and r.role_id = ${ROLE.administrator})
    or exists (select from user_roles r
      join staff_establishments s on s.user_id = r.user_id
        and s.establishment_id = p.establishment_id
      where r.user_id = c.id and r.role_id = ${ROLE.staff}))`;

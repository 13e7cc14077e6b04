import type { Database, Transaction } from '@aube/db';
import { staffEstablishments, userRoles, users } from '@aube/db/schema';
import { and, asc, eq, exists, isNotNull, isNull, or } from 'drizzle-orm';
import { ROLE } from '../../account/rules/roles.ts';

/** Who may be in charge of an establishment's participants: its staff and the administrators, by name. */
export function findColleagues(on: Database | Transaction, establishmentId: number) {
  const has = (roleId: number) =>
    exists(
      on
        .select({ userId: userRoles.userId })
        .from(userRoles)
        .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId))),
    );
  const isOfPlace = exists(
    on
      .select({ userId: staffEstablishments.userId })
      .from(staffEstablishments)
      .where(
        and(
          eq(staffEstablishments.userId, users.id),
          eq(staffEstablishments.establishmentId, establishmentId),
        ),
      ),
  );
  return on
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
        isNotNull(users.activatedAt),
        or(has(ROLE.administrator), and(has(ROLE.staff), isOfPlace)),
      ),
    )
    .orderBy(asc(users.searchText), asc(users.id));
}

import type { Database, Transaction } from '@aube/db';
import { participants, users } from '@aube/db/schema';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isAdministrator } from '../../people/rules/roles.ts';
import type { Actor } from '../../context.ts';
import type { Operator } from '../../operator.ts';
import { isSeenBy } from '../../record/sight.ts';

/**
 * Accounts with these email addresses. Administrators and the operator get every account; staff get
 * only participants of their establishments.
 */
export async function findRegistered(
  on: Database | Transaction,
  actor: Actor | Operator,
  addresses: readonly string[],
) {
  if (addresses.length === 0) return [];
  return on
    .select({ userId: users.id, email: users.email })
    .from(users)
    .leftJoin(participants, eq(participants.userId, users.id))
    .where(
      and(
        inArray(users.email, [...addresses]),
        isNull(users.deletedAt),
        actor.userId === null || isAdministrator(actor.roles) ? undefined : isSeenBy(actor),
      ),
    );
}

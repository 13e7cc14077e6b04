import type { Transaction } from '@aube/db';
import {
  participants,
  staffAlerts,
  staffEstablishments,
  userRoles,
  users,
  type mailOutbox,
} from '@aube/db/schema';
import { consoleLink, type LetterContent } from '@aube/mailer';
import { and, eq, exists, inArray, isNull, ne, or } from 'drizzle-orm';
import { ROLE } from '../context.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

/**
 * What a letter about alerts says as it leaves, or null when nothing waits any more for its reader:
 * somebody took charge, or the reader looks after none of these people now. @decision D33
 */
export async function staffAlertLetter(
  tx: Transaction,
  { userId, locale }: OutboxRow,
  { publicUrl }: { publicUrl: string },
): Promise<LetterContent | null> {
  if (userId === null) return null;
  const [reader] = await tx
    .select({ deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!reader || reader.deactivatedAt) return null;
  const hasRole = (roleId: number) =>
    exists(
      tx
        .select()
        .from(userRoles)
        .where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId))),
    );
  const theirPlaces = tx
    .select({ id: staffEstablishments.establishmentId })
    .from(staffEstablishments)
    .where(eq(staffEstablishments.userId, userId));
  const [waiting] = await tx
    .select({ id: staffAlerts.id })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, and(eq(users.id, staffAlerts.userId), isNull(users.deletedAt)))
    .where(
      and(
        isNull(staffAlerts.acknowledgedAt),
        ne(staffAlerts.userId, userId),
        or(
          hasRole(ROLE.administrator),
          and(hasRole(ROLE.staff), inArray(participants.establishmentId, theirPlaces)),
        ),
      ),
    )
    .limit(1);
  return waiting ? { kind: 'staffAlert', link: consoleLink({ publicUrl, locale }) } : null;
}

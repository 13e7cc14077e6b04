import type { Database, Transaction } from '@aube/db';
import {
  mailOutbox,
  participants,
  staffAlerts,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { ROLE } from '../context.ts';
import { alertReaders, toldAgainBefore } from './rules/alert-letters.ts';

const ALERTS_A_RUN = 200;

/** Takes the alerts that are to be told, for this process alone. */
function claimAlerts(tx: Transaction, now: Date) {
  return tx
    .select({
      id: staffAlerts.id,
      userId: staffAlerts.userId,
      toldAt: staffAlerts.toldAt,
      establishmentId: participants.establishmentId,
    })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, and(eq(users.id, staffAlerts.userId), isNull(users.deletedAt)))
    .where(
      and(
        isNull(staffAlerts.acknowledgedAt),
        or(isNull(staffAlerts.toldAt), lte(staffAlerts.toldAt, toldAgainBefore(now))),
      ),
    )
    .orderBy(asc(staffAlerts.raisedAt), asc(staffAlerts.id))
    .limit(ALERTS_A_RUN)
    .for('update', { of: staffAlerts, skipLocked: true });
}

const reader = { userId: users.id, email: users.email, locale: users.locale };
const isActive = and(
  isNotNull(users.activatedAt),
  isNull(users.deactivatedAt),
  isNull(users.deletedAt),
);
const hasRole = (roleId: number): SQL | undefined =>
  and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roleId));

async function findReaders(tx: Transaction, establishmentIds: number[]) {
  const staff = await tx
    .select({ ...reader, establishmentId: staffEstablishments.establishmentId })
    .from(users)
    .innerJoin(userRoles, hasRole(ROLE.staff))
    .innerJoin(staffEstablishments, eq(staffEstablishments.userId, users.id))
    .where(and(isActive, inArray(staffEstablishments.establishmentId, establishmentIds)))
    .orderBy(asc(users.id));
  const administrators = await tx
    .select(reader)
    .from(users)
    .innerJoin(userRoles, hasRole(ROLE.administrator))
    .where(isActive)
    .orderBy(asc(users.id));
  return { staff, administrators };
}

async function queueSome(tx: Transaction, now: Date) {
  const alerts = await claimAlerts(tx, now);
  if (alerts.length === 0) return 0;
  const ids = alerts.map(({ id }) => id);
  await tx.update(staffAlerts).set({ toldAt: now }).where(inArray(staffAlerts.id, ids));

  const places = [...new Set(alerts.map(({ establishmentId }) => establishmentId))];
  const { staff, administrators } = await findReaders(tx, places);
  const told = new Set(
    alerts.flatMap((alert) =>
      alertReaders(
        {
          staff: staff
            .filter(({ establishmentId }) => establishmentId === alert.establishmentId)
            .map(({ userId }) => userId),
          administrators: administrators.map(({ userId }) => userId),
        },
        { aboutUserId: alert.userId, isToldAgain: alert.toldAt !== null },
      ),
    ),
  );
  const people = new Map([...staff, ...administrators].map((each) => [each.userId, each]));
  const letters = [...told].flatMap((userId) => {
    const person = people.get(userId);
    return person
      ? [
          {
            kind: 'staffAlert' as const,
            toAddress: person.email,
            locale: person.locale,
            userId,
            createdAt: now,
            nextAttemptAt: now,
          },
        ]
      : [];
  });
  if (letters.length > 0) await tx.insert(mailOutbox).values(letters);
  return letters.length;
}

/**
 * Queues the letters about alerts that wait for somebody (« alertes »): at once, and again each day
 * until one takes charge. A letter speaks for all the alerts that its reader has not been told of;
 * it names nobody. The server's job calls it, in as many processes as there are.
 * @decision D33
 */
export async function queueAlertLetters({
  db,
  now,
}: {
  db: Database;
  now: Date;
}): Promise<{ queued: number }> {
  return { queued: await db.transaction((tx) => queueSome(tx, now)) };
}

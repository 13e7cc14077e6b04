import type { Database, Transaction } from '@aube/db';
import { participants, staffAlerts, users } from '@aube/db/schema';
import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { findViewers } from '../record/viewers.ts';
import { isAdministrator } from '../people/rules/roles.ts';
import { isStaffOf } from '../people/rules/sight.ts';
import { latestPossible } from '../time/rules/trusted-time.ts';
import { needsStaff } from './record/needs-staff.ts';
import { queueLetters } from './record/queue-letter.ts';
import { alertReaders, repeatLettersBefore } from './rules/alert-letters.ts';

const ALERTS_A_RUN = 200;

function claimAlerts(tx: Transaction, now: Date) {
  return tx
    .select({
      id: staffAlerts.id,
      userId: staffAlerts.userId,
      letterQueuedAt: staffAlerts.letterQueuedAt,
      establishmentId: participants.establishmentId,
    })
    .from(staffAlerts)
    .innerJoin(participants, eq(participants.userId, staffAlerts.userId))
    .innerJoin(users, and(eq(users.id, staffAlerts.userId), isNull(users.deletedAt)))
    .where(
      and(
        needsStaff(now),
        or(
          isNull(staffAlerts.letterQueuedAt),
          lte(staffAlerts.letterQueuedAt, repeatLettersBefore(now)),
          gt(staffAlerts.letterQueuedAt, latestPossible(now)),
        ),
      ),
    )
    .orderBy(asc(staffAlerts.raisedAt), asc(staffAlerts.id))
    .limit(ALERTS_A_RUN)
    .for('update', { of: staffAlerts, skipLocked: true });
}

const idsOf = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId);

async function queueSome(tx: Transaction, now: Date) {
  const alerts = await claimAlerts(tx, now);
  if (alerts.length === 0) return 0;
  const ids = alerts.map(({ id }) => id);
  await tx.update(staffAlerts).set({ letterQueuedAt: now }).where(inArray(staffAlerts.id, ids));

  const viewers = await findViewers(tx);
  const written = new Set(
    alerts.flatMap(({ userId: aboutUserId, establishmentId, letterQueuedAt }) =>
      alertReaders(
        {
          staff: idsOf(viewers.filter((each) => isStaffOf(each, establishmentId))),
          administrators: idsOf(viewers.filter(({ roles }) => isAdministrator(roles))),
        },
        { aboutUserId, isAgain: letterQueuedAt !== null },
      ),
    ),
  );
  const letters = viewers
    .filter(({ userId }) => written.has(userId))
    .map(({ userId, email, locale }) => ({
      kind: 'staffAlert' as const,
      toAddress: email,
      locale,
      userId,
      now,
    }));
  await queueLetters(tx, letters);
  return letters.length;
}

/**
 * Queues the emails about open alerts: at once, then each day until a staff member takes charge.
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

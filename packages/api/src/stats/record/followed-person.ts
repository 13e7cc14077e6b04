import type { Database, Transaction } from '@aube/db';
import { participants, users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isSeenBy } from '../../record/sight.ts';

/** Participant in the caller's care; null for any other person. */
export async function findInCare(on: Database | Transaction, actor: Actor, userId: number) {
  const [found] = await on
    .select({
      userId: participants.userId,
      establishmentId: participants.establishmentId,
      inChargeUserId: participants.inChargeUserId,
      timeZone: users.timeZone,
      abandonedAt: participants.abandonedAt,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.userId, userId), isSeenBy(actor)));
  return found ?? null;
}

/**
 * @throws NOT_FOUND for a person who is not a participant in the caller's care; FORBIDDEN for the
 *   caller's own account
 */
export async function getFollowed(on: Database | Transaction, actor: Actor, userId: number) {
  const found = await findInCare(on, actor, userId);
  if (!found) throw new AppError('NOT_FOUND');
  if (userId === actor.userId) throw new AppError('FORBIDDEN');
  return found;
}

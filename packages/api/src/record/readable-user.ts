import { participants, users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { auditLook, type LookedAt, type Looker } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { isSeenBy } from './sight.ts';

/**
 * Whose data a read is about: oneself, or a participant whom a member of staff may consult; the
 * look at somebody else's is audited.
 * @returns the user's id
 * @throws NOT_FOUND for anybody else, whether they exist or not
 * @decision D44
 */
export async function getReadableUser(
  ctx: Looker & { actor: Actor },
  userId: number | undefined,
  lookedAt?: LookedAt,
): Promise<number> {
  const { actor } = ctx;
  if (userId === undefined || userId === actor.userId) return actor.userId;
  const [participant] = await ctx.db
    .select({ userId: participants.userId })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.userId, userId), isSeenBy(actor)));
  if (!participant) throw new AppError('NOT_FOUND');
  await auditLook(ctx, actor.userId, [userId], lookedAt);
  return userId;
}

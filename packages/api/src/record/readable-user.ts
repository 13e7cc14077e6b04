import { participants, users } from '@aube/db/schema';
import { and, eq } from 'drizzle-orm';
import { auditLook, type LookedAt, type LookContext } from '../audit.ts';
import type { Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { isSeenBy } from './sight.ts';

/**
 * Finds the caller or a participant in the caller's care. A consultation of another person is
 * logged.
 * @returns the user's id
 * @throws NOT_FOUND when the caller may not read the person, or nobody has this id
 * @decision D44
 */
export async function getReadableUser(
  ctx: LookContext & { actor: Actor },
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

import { participants, users } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { ROLE, type Actor } from '../context.ts';
import { AppError } from '../errors.ts';
import { auditLook, type LookedAt, type Looker } from './audit-look.ts';

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
  const isAdministrator = actor.roles.includes(ROLE.administrator);
  if (!isAdministrator && !actor.roles.includes(ROLE.staff)) throw new AppError('NOT_FOUND');
  const [participant] = await ctx.db
    .select({ establishmentId: participants.establishmentId })
    .from(participants)
    .innerJoin(users, and(eq(users.id, participants.userId), isNull(users.deletedAt)))
    .where(eq(participants.userId, userId));
  if (
    !participant ||
    (!isAdministrator && !actor.establishmentIds.includes(participant.establishmentId))
  ) {
    throw new AppError('NOT_FOUND');
  }
  await auditLook(ctx, actor.userId, [userId], lookedAt);
  return userId;
}

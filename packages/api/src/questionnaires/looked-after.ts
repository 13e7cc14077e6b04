import { auditLog, participants } from '@aube/db/schema';
import { inArray } from 'drizzle-orm';
import { ROLE, type Actor, type Context } from '../context.ts';

/** Whether this member of staff looks after people of that establishment. @decision D5 */
export function looksAfter(actor: Actor, establishmentId: number): boolean {
  return (
    actor.roles.includes(ROLE.administrator) || actor.establishmentIds.includes(establishmentId)
  );
}

/** The same as a condition on `participants`; an administrator looks after everybody. */
export function whomTheyLookAfter(actor: Actor) {
  return actor.roles.includes(ROLE.administrator)
    ? undefined
    : inArray(participants.establishmentId, actor.establishmentIds);
}

/** Tells the audit log whose data a list has just shown, one row a person (security AD-3). */
export async function auditLooks(
  ctx: Pick<Context, 'db' | 'now' | 'requestId'> & { actor: Actor },
  action: string,
  userIds: readonly number[],
): Promise<void> {
  const seen = [...new Set(userIds)];
  if (seen.length === 0) return;
  await ctx.db.insert(auditLog).values(
    seen.map((subjectUserId) => ({
      at: ctx.now,
      actorUserId: ctx.actor.userId,
      subjectUserId,
      action,
      requestId: ctx.requestId,
    })),
  );
}

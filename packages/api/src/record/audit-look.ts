import { auditLog } from '@aube/db/schema';
import type { Context } from '../context.ts';

/** What of a person was read, when it is not all that the procedure could tell. */
export type LookedAt = { type: string; id: string | number };

export type Looker = Pick<Context, 'db' | 'now' | 'requestId'> & {
  /** The procedure's full name: it says what was read. */
  procedure: string;
};

/**
 * Tells the audit log that somebody's data was shown to another: who saw whose, what and when, one
 * row a person.
 * @source security AD-3
 */
export async function auditLook(
  ctx: Looker,
  actorUserId: number,
  subjectUserIds: readonly number[],
  lookedAt: LookedAt | null = null,
): Promise<void> {
  const seen = [...new Set(subjectUserIds)];
  if (seen.length === 0) return;
  await ctx.db.insert(auditLog).values(
    seen.map((subjectUserId) => ({
      at: ctx.now,
      actorUserId,
      subjectUserId,
      action: ctx.procedure,
      objectType: lookedAt?.type ?? null,
      objectId: lookedAt === null ? null : String(lookedAt.id),
      requestId: ctx.requestId,
    })),
  );
}

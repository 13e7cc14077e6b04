import type { Transaction } from '@aube/db';
import { auditLog } from '@aube/db/schema';
import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/** Which procedure acts, when and in which request: an audit row's action is the procedure's name. */
export type Acting = Pick<Context, 'now' | 'requestId'> & { procedure: string };

/** What an act was about, beside what its procedure's name says. */
export type AuditEntry = {
  /** The person whose data were touched or read, when that is somebody. */
  subjectUserId?: number | null;
  objectType?: string;
  objectId?: string | number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

/** Writes who did what, in the transaction of the act itself: both are kept or neither is. */
export async function audit(
  tx: Transaction,
  who: Acting & { actor?: { userId: number } | null },
  entry: AuditEntry = {},
): Promise<void> {
  await tx.insert(auditLog).values({
    at: who.now,
    actorUserId: who.actor?.userId ?? null,
    subjectUserId: entry.subjectUserId ?? null,
    action: who.procedure,
    objectType: entry.objectType ?? null,
    objectId: entry.objectId === undefined ? null : String(entry.objectId),
    before: entry.before ?? null,
    after: entry.after ?? null,
    requestId: who.requestId,
  });
}

type Column = Exclude<keyof typeof auditLog.$inferSelect, 'id'>;

/**
 * The same for a statement that writes its own row: the body of a CTE, each column as an expression
 * on `from`.
 */
export const auditSql = (from: string, row: Record<Column, string>): string => `
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    before, after, request_id)
  select ${row.at}, ${row.actorUserId}, ${row.subjectUserId}, ${row.action}, ${row.objectType},
    ${row.objectId}, ${row.before}, ${row.after}, ${row.requestId}
  from ${from}`;

/** What of a person was read, when it is not all that the procedure could tell. */
export type LookedAt = { type: string; id: string | number };

export type Looker = Acting & Pick<Context, 'db'>;

/**
 * Logs that people's data were shown to another: who saw whose, what and when, one row a person in
 * one statement.
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
  await ctx.db.execute(sql`
    insert into audit_log
      (at, actor_user_id, subject_user_id, action, object_type, object_id, request_id)
    select ${ctx.now.toISOString()}::timestamptz, ${actorUserId}, subject, ${ctx.procedure},
      ${lookedAt?.type ?? null}, ${lookedAt === null ? null : String(lookedAt.id)}, ${ctx.requestId}
    from unnest(${sql.param(seen)}::int[]) with ordinality as shown (subject, place)
    order by place`);
}

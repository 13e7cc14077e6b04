import type { Transaction } from '@aube/db';
import type { auditLog } from '@aube/db/schema';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from './context.ts';

export type Acting = Pick<Context, 'now' | 'requestId' | 'origin'> & {
  procedure: string;
  isLook?: boolean;
};

export type AuditEntry = {
  subjectUserId?: number | null;
  objectType?: string;
  objectId?: string | number;
  /** Old and new values. They are stored in `audit_details`, so that an erasure can delete them. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

const jsonOf = (values: Record<string, unknown> | undefined) =>
  values === undefined ? null : JSON.stringify(values);

/** Part of an SQL statement that writes the same audit row as `audit`. */
export function auditPart(
  who: Acting & { actor?: { userId: number | null } | null },
  { subjectUserId = null, objectType, objectId, before, after }: AuditEntry = {},
): SQL {
  const { callerKind, addressPrefix } = who.origin;
  const logged = sql`logged as (
    insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
      request_id, caller_kind, address_prefix, is_look)
    values (${who.now.toISOString()}::timestamptz, ${who.actor?.userId ?? null}, ${subjectUserId},
      ${who.procedure}, ${objectType ?? null}, ${objectId === undefined ? null : String(objectId)},
      ${who.requestId}, ${callerKind}, ${addressPrefix}, ${who.isLook ?? false})
    returning id, subject_user_id
  )`;
  if (before === undefined && after === undefined) return logged;
  return sql`${logged}, logged_values as (
    insert into audit_details (audit_id, subject_user_id, before, after)
    select id, subject_user_id, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb from logged
  )`;
}

/** Writes an audit row in the transaction of the action, so that both are stored or neither. */
export async function audit(
  tx: Transaction,
  who: Acting & { actor?: { userId: number | null } | null },
  entry: AuditEntry = {},
): Promise<void> {
  await tx.execute(sql`with ${auditPart(who, entry)} select from logged`);
}

type Column = Exclude<keyof typeof auditLog.$inferSelect, 'id' | 'isLook'> | 'before' | 'after';

/**
 * SQL that writes an audit row inside the statement that makes the change. `from` is a table with
 * at most one row; each `row` column is an SQL expression.
 */
export const auditSql = (from: string, row: Record<Column, string>): string => `
logged as (
  insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
    request_id, caller_kind, address_prefix)
  select ${row.at}, ${row.actorUserId}, ${row.subjectUserId}, ${row.action}, ${row.objectType},
    ${row.objectId}, ${row.requestId}, ${row.callerKind}, ${row.addressPrefix}
  from ${from}
  returning id
),
logged_values as (
  insert into audit_details (audit_id, subject_user_id, before, after)
  select logged.id, ${row.subjectUserId}, ${row.before}, ${row.after}
  from ${from} cross join logged
)`;

/** Part of a person's data that was read. Absent when all data was read. */
export type LookedAt = { type: string; id: string | number };

export type LookContext = Acting & Pick<Context, 'db'>;

/**
 * Logs that people's data was shown to another person. Writes one row per person in one statement.
 * @source security AD-3
 */
export async function auditLook(
  ctx: LookContext,
  /** Null for the operator of the site. */
  actorUserId: number | null,
  subjectUserIds: readonly number[],
  lookedAt: LookedAt | null = null,
): Promise<void> {
  const seen = [...new Set(subjectUserIds)];
  if (seen.length === 0) return;
  const { callerKind, addressPrefix } = ctx.origin;
  await ctx.db.execute(sql`
    insert into audit_log (at, actor_user_id, subject_user_id, action, object_type, object_id,
      request_id, caller_kind, address_prefix, is_look)
    select ${ctx.now.toISOString()}::timestamptz, ${actorUserId}, subject, ${ctx.procedure},
      ${lookedAt?.type ?? null}, ${lookedAt === null ? null : String(lookedAt.id)},
      ${ctx.requestId}, ${callerKind}, ${addressPrefix}, true
    from unnest(${sql.param(seen)}::int[]) with ordinality as shown (subject, place)
    order by place`);
}

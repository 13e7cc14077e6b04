import type { Database, Transaction } from '@aube/db';
import { auditLog, type keptCallsCursor, keptWeeksCursor } from '@aube/db/schema';
import { and, eq, not, sql } from 'drizzle-orm';

/** The latest change in the audit log; 0 before the first. Looks change nothing. */
export async function newestChange(db: Database | Transaction): Promise<number> {
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${auditLog.id}), 0)`.mapWith(Number) })
    .from(auditLog)
    .where(not(auditLog.isLook));
  return newest?.id ?? 0;
}

/** The row of the log up to which the kept weeks count everybody; null before they were counted at all. */
export async function weeksCountedUntil(db: Database | Transaction): Promise<number | null> {
  const [weeks] = await db.select().from(keptWeeksCursor).where(eq(keptWeeksCursor.id, 1));
  return weeks && weeks.newestAuditId >= weeks.auditId ? weeks.newestAuditId : null;
}

type Cursor = { auditId: number; newestAuditId: number };

/** The cursor's row as long as nobody moved it: a slower process moves none back. */
export const stillAt = (
  table: typeof keptCallsCursor | typeof keptWeeksCursor,
  { auditId, newestAuditId }: Cursor,
) => and(eq(table.id, 1), eq(table.auditId, auditId), eq(table.newestAuditId, newestAuditId));

/** The people of whom a change was logged after this row of the log. */
export const changedSinceSql = (auditId: number) => sql`(
  select coalesce(a.subject_user_id, a.actor_user_id)
  from audit_log a where a.id > ${auditId} and not a.is_look)`;

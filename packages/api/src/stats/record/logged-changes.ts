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

/**
 * How far one process has handled the log: all that stood in it up to `upTo`. `missing` are the numbers below it that
 * stood there not yet: a transaction that is open may still write them, or they were taken back.
 */
export type HandledLog = { upTo: number; missing: readonly number[] };

/** Below the newest entry no open transaction has one as far back as this. */
const OPEN_AT_MOST = 100_000;

/** How far the log can be handled now: read before whom it names, so that nothing is handled unread. */
export async function readableLog(
  on: Database | Transaction,
  { upTo, missing }: HandledLog,
): Promise<HandledLog> {
  const { rows } = await on.execute<HandledLog>(sql`
    with newest as (select coalesce(max(id), 0) as id from audit_log)
    select newest.id as "upTo", (
      select coalesce(json_agg(n), '[]') from (
        select generate_series(greatest(${upTo}::bigint + 1, newest.id - ${OPEN_AT_MOST}), newest.id) as n
        union all select unnest(${sql.param(missing)}::bigint[])
      ) expected where not exists (select from audit_log a where a.id = n)) as missing
    from newest`);
  return rows[0] ?? { upTo, missing };
}

/** The people of whom a change was logged since. */
export const changedSinceSql = ({ upTo, missing }: HandledLog) => sql`(
  select coalesce(a.subject_user_id, a.actor_user_id)
  from audit_log a
  where (a.id > ${upTo} or a.id = any(${sql.param(missing)}::bigint[])) and not a.is_look)`;

type Job = 'weeks' | 'calls';
const handledLogs = new WeakMap<Database, Map<Job, HandledLog>>();

/**
 * What this process handled of the log beyond the cursor, which moves only once no transaction that was open
 * then can be open still: without it a change would be counted again at each run until then.
 */
export function handledBeyond(db: Database, job: Job, auditId: number): HandledLog {
  const handled = handledLogs.get(db)?.get(job);
  if (handled === undefined || handled.upTo < auditId) return { upTo: auditId, missing: [] };
  return { ...handled, missing: handled.missing.filter((id) => id > auditId) };
}

/** What `job` has handled by now. */
export function noteHandled(db: Database, job: Job, handled: HandledLog): void {
  const ofJobs = handledLogs.get(db) ?? new Map<Job, HandledLog>();
  handledLogs.set(db, ofJobs.set(job, handled));
}

/** What both have handled. */
export function handledByBoth(one: HandledLog, other: HandledLog): HandledLog {
  const upTo = Math.min(one.upTo, other.upTo);
  const missing = new Set([...one.missing, ...other.missing]);
  return { upTo, missing: [...missing].filter((id) => id <= upTo) };
}

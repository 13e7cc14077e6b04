import type { Database, Transaction } from '@aube/db';
import { auditLog, type keptCallsCursor, keptWeeksCursor } from '@aube/db/schema';
import { and, eq, not, sql } from 'drizzle-orm';

/**
 * Number of the latest change in the audit log; 0 without a change. Consultations are not changes.
 */
export async function newestChange(db: Database | Transaction): Promise<number> {
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${auditLog.id}), 0)`.mapWith(Number) })
    .from(auditLog)
    .where(not(auditLog.isLook));
  return newest?.id ?? 0;
}

/** Number of the last log row that is included in the stored weeks; null before the first count. */
export async function weeksCountedUntil(db: Database | Transaction): Promise<number | null> {
  const [weeks] = await db.select().from(keptWeeksCursor).where(eq(keptWeeksCursor.id, 1));
  return weeks && weeks.newestAuditId >= weeks.auditId ? weeks.newestAuditId : null;
}

type Cursor = { auditId: number; newestAuditId: number };

/**
 * SQL condition that no other process has moved the cursor. A slow process thus cannot move the
 * cursor back.
 */
export const unmovedCursor = (
  table: typeof keptCallsCursor | typeof keptWeeksCursor,
  { auditId, newestAuditId }: Cursor,
) => and(eq(table.id, 1), eq(table.auditId, auditId), eq(table.newestAuditId, newestAuditId));

/**
 * All log rows up to `upTo` are handled, except the numbers in `missing`, which open transactions
 * may still write.
 */
export type HandledLog = { upTo: number; missing: readonly number[] };

/**
 * `serverSince`: start of the database server. Another server may lack rows that this process has
 * read.
 */
type ReadLog = HandledLog & { serverSince: string };

async function readLog(
  on: Database | Transaction,
  { upTo, missing }: HandledLog,
): Promise<ReadLog> {
  const { rows } = await on.execute<Omit<ReadLog, 'upTo'> & { upTo: string }>(sql`
    with newest as (select coalesce(max(id), 0) as id from audit_log)
    select newest.id::text as "upTo", (
      select coalesce(json_agg(n), '[]') from (
        select generate_series(${upTo}::bigint + 1, newest.id) as n
        union all select unnest(${sql.param(missing)}::bigint[])
      ) expected where not exists (select from audit_log a where a.id = n)) as missing,
      pg_postmaster_start_time()::text as "serverSince"
    from newest`);
  const [read] = rows;
  if (!read) throw new Error('The log could not be read.');
  return { ...read, upTo: Number(read.upTo) };
}

export const changedSinceSql = ({ upTo, missing }: HandledLog) => sql`(
  select coalesce(a.subject_user_id, a.actor_user_id)
  from audit_log a
  where (a.id > ${upTo} or a.id = any(${sql.param(missing)}::bigint[])) and not a.is_look)`;

type Job = 'weeks' | 'calls';
const handledLogs = new WeakMap<Database, Map<Job, ReadLog>>();

/**
 * Log rows that were handled after the cursor. Null when there are none, or when the database
 * server changed.
 */
function beyond(handled: ReadLog | undefined, auditId: number, now: ReadLog): HandledLog | null {
  if (handled === undefined || handled.upTo < auditId) return null;
  if (handled.serverSince !== now.serverSince || now.upTo < handled.upTo) return null;
  return { upTo: handled.upTo, missing: handled.missing.filter((id) => id > auditId) };
}

/**
 * Log rows that `job` has handled in this process. When the process has no memory of a run: all
 * rows up to the cursor.
 */
export function handledBy(
  db: Database,
  job: Job,
  { auditId, now }: { auditId: number; now: ReadLog },
): HandledLog {
  return beyond(handledLogs.get(db)?.get(job), auditId, now) ?? { upTo: auditId, missing: [] };
}

/**
 * Reads the log for a run of `job`. Must run before the people are read; after a failed run, the
 * next run starts from the cursor.
 * @param isAnew starts from the cursor and ignores the memory
 */
export async function openLog(
  tx: Transaction,
  {
    db,
    job,
    auditId,
    isAnew = false,
  }: { db: Database; job: Job; auditId: number; isAnew?: boolean },
): Promise<{ handled: HandledLog; readable: ReadLog }> {
  const fromCursor: HandledLog = { upTo: auditId, missing: [] };
  const known = handledLogs.get(db)?.get(job);
  handledLogs.get(db)?.delete(job);
  const from = !isAnew && known !== undefined && known.upTo >= auditId ? known : fromCursor;
  const readable = await readLog(tx, from);
  if (from === fromCursor) return { handled: fromCursor, readable };
  const handled = beyond(known, auditId, readable);
  return handled
    ? { handled, readable }
    : { handled: fromCursor, readable: await readLog(tx, fromCursor) };
}

export function noteHandled(db: Database, job: Job, handled: ReadLog): void {
  const ofJobs = handledLogs.get(db) ?? new Map<Job, ReadLog>();
  handledLogs.set(db, ofJobs.set(job, handled));
}

export function handledByBoth(one: HandledLog, other: HandledLog): HandledLog {
  const upTo = Math.min(one.upTo, other.upTo);
  const missing = new Set([...one.missing, ...other.missing]);
  return { upTo, missing: [...missing].filter((id) => id <= upTo) };
}

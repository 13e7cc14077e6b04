import type { Transaction } from '@aube/db';
import { keptWeeksCursor } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../transaction.ts';
import {
  changedSinceSql,
  type HandledLog,
  newestChange,
  noteHandled,
  openLog,
  unmovedCursor,
} from './logged-changes.ts';

const BATCH = 500;
/** Longest duration of an open transaction; the pool ends an idle transaction after ten seconds. */
const OPEN_AT_MOST_MS = 30_000;
/** Maximum number of log rows that open transactions may still add before the newest row. */
const OPEN_AT_MOST = 1_000;

/**
 * The cursor is created in a separate statement, so that no process waits for another process's
 * count.
 */
async function beginCursor(db: Context['db'], now: Date): Promise<void> {
  // Old log rows can be skipped, because people without a stored row are counted anyway.
  const auditId = Math.max(0, (await newestChange(db)) - OPEN_AT_MOST);
  // `newestAuditId` below `auditId` means that nobody was counted yet.
  const start = { id: 1, auditId, newestAuditId: auditId - 1, newestAt: now };
  await db.insert(keptWeeksCursor).values(start).onConflictDoNothing();
}

/** Position in the log; null while another process counts. */
async function takeCursor(tx: Transaction) {
  const newestId = await newestChange(tx);
  const [cursor] = await tx
    .select()
    .from(keptWeeksCursor)
    .where(eq(keptWeeksCursor.id, 1))
    .for('update', { skipLocked: true });
  return cursor ? { cursor, newestId } : null;
}

/** People with a newer log row; with `looksForMissing` also people without a count. */
async function changedPeople(
  tx: Transaction,
  handled: HandledLog,
  looksForMissing: boolean,
): Promise<number[]> {
  const isMissing = looksForMissing
    ? sql`not exists (select from kept_weeks k
        where k.user_id = p.user_id and k.white_nights is not null)`
    : sql`false`;
  const { rows } = await tx.execute<{ ids: number[] }>(sql`
    select array(
      select p.user_id from participants p
      where p.programme_first_day is not null
        and (${isMissing} or p.user_id in ${changedSinceSql(handled)})
      order by p.user_id) as ids`);
  return rows[0]?.ids ?? [];
}

/**
 * Equal rows are not inserted, because an insert would lock the row. A join instead of the
 * subquery may read everybody's weeks.
 */
const recount = (tx: Transaction, userIds: readonly number[]) =>
  tx.execute(sql`
    with counted as materialized (
      select d.user_id, d.week, min(d.date) - 1 as opens_on, count(d.completed_at) as recorded_nights,
        coalesce(sum(d.total_sleep_minutes) filter (where d.completed_at is not null), 0)
          as total_sleep_minutes,
        coalesce(sum(d.time_in_bed_minutes) filter (where d.completed_at is not null), 0)
          as time_in_bed_minutes,
        count(*) filter (where d.completed_at is not null and d.total_sleep_minutes = 0)
          as white_nights
      from diary_days d
      where d.user_id = any(${sql.param(userIds)}::int[])
      group by d.user_id, d.week
    ), found as materialized (
      select c.*, coalesce((select w.chosen_at is not null from diary_weeks w
        where w.user_id = c.user_id and w.number = c.week), false) as is_schedule_chosen
      from counted c
    ), kept as materialized (
      select * from kept_weeks where user_id = any(${sql.param(userIds)}::int[])
    )
    insert into kept_weeks (user_id, week, opens_on, recorded_nights, total_sleep_minutes,
      time_in_bed_minutes, white_nights, is_schedule_chosen)
    select f.* from found f left join kept k on k.user_id = f.user_id and k.week = f.week
    where (k.opens_on, k.recorded_nights, k.total_sleep_minutes, k.time_in_bed_minutes,
        k.white_nights, k.is_schedule_chosen)
      is distinct from (f.opens_on, f.recorded_nights, f.total_sleep_minutes,
        f.time_in_bed_minutes, f.white_nights, f.is_schedule_chosen)
    on conflict (user_id, week) do update set opens_on = excluded.opens_on,
      recorded_nights = excluded.recorded_nights,
      total_sleep_minutes = excluded.total_sleep_minutes,
      time_in_bed_minutes = excluded.time_in_bed_minutes,
      white_nights = excluded.white_nights,
      is_schedule_chosen = excluded.is_schedule_chosen`);

/**
 * Recounts the diary weeks of people with new rows in the audit log. Only one process counts at a
 * time.
 * @param looksForMissing also counts people without a count; rarely needed
 * @returns the number of recounted people
 * @decision console#summed-figures
 */
export async function keepWeeks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  looksForMissing = true,
): Promise<number> {
  await beginCursor(db, now);
  const found = await inTransaction(db, async (tx) => {
    const taken = await takeCursor(tx);
    if (!taken) return null;
    const { auditId } = taken.cursor;
    const log = { db, job: 'weeks', auditId, isAnew: looksForMissing } as const;
    const { handled, readable } = await openLog(tx, log);
    return { ...taken, readable, people: await changedPeople(tx, handled, looksForMissing) };
  });
  if (!found) return 0;
  const { cursor, newestId, readable, people } = found;
  let recounted = 0;
  while (recounted < people.length) {
    const batch = people.slice(recounted, recounted + BATCH);
    const isOurs = await inTransaction(db, async (tx) => {
      const taken = await takeCursor(tx);
      if (taken) await recount(tx, batch);
      return taken !== null;
    });
    if (!isOurs) return recounted;
    recounted += batch.length;
  }
  noteHandled(db, 'weeks', readable);
  if (now.getTime() - cursor.newestAt.getTime() >= OPEN_AT_MOST_MS) {
    const moved = { auditId: cursor.newestAuditId, newestAuditId: newestId, newestAt: now };
    await db.update(keptWeeksCursor).set(moved).where(unmovedCursor(keptWeeksCursor, cursor));
  }
  return recounted;
}

import type { PoolClient, Transaction } from '@aube/db';
import { keptCalls, keptCallsCursor, participants } from '@aube/db/schema';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { findTodayByZone, type TodayByZone } from '../../record/today-by-zone.ts';
import { inClientTransaction, inTransaction } from '../../transaction.ts';
import { CALL_REASONS } from '../rules/call-reasons.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { findCalls } from './call-facts.ts';
import { reasonsOf, reasonsIn, type Reason } from './called-person.ts';
import {
  changedSinceSql,
  type HandledLog,
  handledBy,
  handledByBoth,
  newestChange,
  noteHandled,
  openLog,
  unmovedCursor,
  weeksCountedUntil,
} from './logged-changes.ts';

/**
 * Minimum number of participants for stored results. On a smaller site, each request reads
 * everybody.
 */
const KEPT_FROM_PEOPLE = 500;
const BATCH = 500;
/** Longest duration of an open transaction. */
const SETTLED_MS = 90_000;

type Sources = Pick<Services, 'db' | 'pool'> & { now: Date };

/**
 * A separate statement creates the cursor, so that no process waits for the run of another
 * process.
 */
async function beginCursor({ db, now }: Sources): Promise<void> {
  const auditId = await weeksCountedUntil(db);
  if (auditId === null) return;
  const start = { id: 1, auditId, newestAuditId: auditId, newestAt: now, rules: KEPT_RULES };
  await db.insert(keptCallsCursor).values(start).onConflictDoNothing();
}

/** Cursor, locked, and the newest log row; null while another process computes. */
async function takeCursor(tx: Transaction) {
  const newestId = await newestChange(tx);
  const [cursor] = await tx
    .select()
    .from(keptCallsCursor)
    .where(eq(keptCallsCursor.id, 1))
    .for('update', { skipLocked: true });
  return cursor ? { cursor, newestId } : null;
}

async function forgetOthers(tx: Transaction): Promise<void> {
  await tx.delete(keptCalls);
  await tx.update(keptCallsCursor).set({ rules: KEPT_RULES, countedAt: null });
}

type Due = { userId: number; today: string };

async function changedPeople(
  tx: Transaction,
  { todayByZone }: TodayByZone,
  handled: HandledLog,
): Promise<Due[]> {
  const zones = [...todayByZone.keys()];
  const days = [...todayByZone.values()];
  const { rows } = await tx.execute<{ today: string; ids: number[] }>(sql`
    select z.today::text, array_agg(p.user_id order by p.user_id) as ids
    from participants p
    join users u on u.id = p.user_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(days)}::date[]) z (name, today)
      on z.name = u.time_zone
    left join kept_calls k on k.user_id = p.user_id
    where k.today is distinct from z.today or p.user_id in ${changedSinceSql(handled)}
    group by z.today`);
  return rows.flatMap(({ today, ids }) => ids.map((userId) => ({ userId, today })));
}

const keptPart = (reasons: readonly Reason[]) => {
  const [first] = reasons;
  return {
    reasons: reasons.map(({ reason }) => reason),
    place: first ? CALL_REASONS.indexOf(first.reason) : null,
    since: first?.since ?? null,
  };
};

async function decide(
  tx: Transaction,
  client: PoolClient,
  { due, today, now }: { due: readonly Due[]; today: TodayByZone; now: Date },
): Promise<void> {
  const everywhere = { places: null, establishmentId: null, inChargeUserId: null };
  const userIds = due.map(({ userId }) => userId);
  const stored = await findCalls(client, { ...today, ...everywhere, userIds });
  const byId = new Map(stored.map((person) => [person.userId, reasonsOf(person, now)]));
  const rows = due.map((each) => {
    const judged = byId.get(each.userId);
    return {
      ...each,
      waiting: keptPart(judged ? reasonsIn(judged, 'wait') : []),
      aside: keptPart(judged ? reasonsIn(judged, 'areAside') : []),
    };
  });
  await tx.execute(sql`
    insert into kept_calls as k (user_id, today, waiting, place, since, aside, aside_place, aside_since)
    select (row ->> 'userId')::int, (row ->> 'today')::date,
      array(select jsonb_array_elements_text(row #> '{waiting,reasons}')),
      (row #>> '{waiting,place}')::smallint, (row #>> '{waiting,since}')::date,
      array(select jsonb_array_elements_text(row #> '{aside,reasons}')),
      (row #>> '{aside,place}')::smallint, (row #>> '{aside,since}')::date
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
    on conflict (user_id) do update set today = excluded.today, waiting = excluded.waiting,
      place = excluded.place, since = excluded.since, aside = excluded.aside,
      aside_place = excluded.aside_place, aside_since = excluded.aside_since
    where (k.today, k.waiting, k.place, k.since, k.aside, k.aside_place, k.aside_since)
      is distinct from (excluded.today, excluded.waiting, excluded.place, excluded.since,
        excluded.aside, excluded.aside_place, excluded.aside_since)`);
}

/**
 * Stores the participants of a large site who need a call. Only one process at a time computes.
 * @returns the number of computed people; null when the site stores no results
 * @decision console#call-list
 */
export async function keepCalls(
  sources: Sources,
  fromPeople: number = KEPT_FROM_PEOPLE,
): Promise<number | null> {
  const { db, pool, now } = sources;
  if ((await db.$count(participants)) < fromPeople) {
    // Deletes the stored results, because nothing updates the results of a small site.
    await inTransaction(db, async (tx) => {
      await tx.delete(keptCallsCursor);
      await tx.delete(keptCalls);
    });
    return null;
  }
  const today = await findTodayByZone({ pool, now });
  await beginCursor(sources);
  const found = await inTransaction(db, async (tx) => {
    const taken = await takeCursor(tx);
    if (taken && taken.cursor.rules !== KEPT_RULES) await forgetOthers(tx);
    if (!taken) return null;
    const weeks = await weeksCountedUntil(tx);
    const hasWeeks = weeks !== null && weeks >= taken.cursor.newestAuditId;
    const { auditId } = taken.cursor;
    const { handled, readable: now } = await openLog(tx, { db, job: 'calls', auditId });
    // Call reasons depend on weeks: a log row is handled only when the job `weeks` has also handled
    // the row.
    const counted = handledBy(db, 'weeks', { auditId, now });
    const readable = { ...now, ...handledByBoth(now, counted) };
    return { ...taken, hasWeeks, readable, due: await changedPeople(tx, today, handled) };
  });
  if (!found) return 0;
  const { cursor, newestId, hasWeeks, readable, due } = found;
  let decided = 0;
  while (decided < due.length) {
    const batch = due.slice(decided, decided + BATCH);
    const isOurs = await inClientTransaction({ pool }, async (tx, client) => {
      const taken = await takeCursor(tx);
      // A process of another release has deleted the results of these rules.
      if (taken?.cursor.rules !== KEPT_RULES) return false;
      await decide(tx, client, { due: batch, today, now });
      return true;
    });
    if (!isOurs) return decided;
    decided += batch.length;
  }
  noteHandled(db, 'calls', readable);
  const isSettled = hasWeeks && now.getTime() - cursor.newestAt.getTime() >= SETTLED_MS;
  const moved = { auditId: cursor.newestAuditId, newestAuditId: newestId, newestAt: now };
  await db
    .update(keptCallsCursor)
    .set({ countedAt: now, ...(isSettled && moved) })
    .where(and(unmovedCursor(keptCallsCursor, cursor), eq(keptCallsCursor.rules, KEPT_RULES)));
  return decided;
}

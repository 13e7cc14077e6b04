import type { Course } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { notifications, participants, safetyFlags } from '@aube/db/schema';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { recountNow } from '../record/recount-now.ts';
import { findWeekFacts } from './record/week-facts.ts';
import { dueWeekNotices, noticeKey } from './rules/week-notices.ts';

type Look = { course: Course; now: Date };

const PEOPLE_A_TRANSACTION = 200;

/**
 * Finds people with an open safety flag, which locks the schedule. The lock on their rows keeps
 * other processes from opening a flag meanwhile.
 */
async function findLocked(tx: Transaction, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  await tx
    .select({ userId: participants.userId })
    .from(participants)
    .where(inArray(participants.userId, [...userIds]))
    .orderBy(asc(participants.userId))
    .for('share');
  const flagged = await tx
    .select({ userId: safetyFlags.userId })
    .from(safetyFlags)
    .where(and(inArray(safetyFlags.userId, [...userIds]), isNull(safetyFlags.clearedAt)));
  return new Set(flagged.map(({ userId }) => userId));
}

/**
 * Removes from `recount` the next people whose notices must be checked. Skips rows that another
 * process has locked.
 */
async function takePeople(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ userId: number }>(sql`
    with oldest as materialized (
      select id from recount where step = 'notices' order by id limit ${PEOPLE_A_TRANSACTION}
      for update skip locked
    )
    delete from recount where step = 'notices' and id = any(array(select id from oldest))
    returning person_id as "userId"`);
  return rows.map(({ userId }) => userId);
}

async function addSome(tx: Transaction, look: Look) {
  const taken = await takePeople(tx);
  const isLast = taken.length < PEOPLE_A_TRANSACTION;
  const now = await recountNow(tx, look.now);
  const people = await findWeekFacts(tx, { course: look.course, now, userIds: taken });
  const due = people.flatMap(({ userId, facts, said }) =>
    dueWeekNotices(facts)
      .filter((notice) => !said.includes(noticeKey(notice)))
      .map(({ kind, params }) => ({ userId, kind, params, createdAt: now })),
  );
  const locked = await findLocked(
    tx,
    due.flatMap(({ userId, kind }) => (kind === 'scheduleReady' ? userId : [])),
  );
  const saying = due.filter(({ userId, kind }) => kind !== 'scheduleReady' || !locked.has(userId));
  if (saying.length === 0) return { added: 0, isLast };
  // Another process may add an equal notice at the same moment.
  const added = await tx
    .insert(notifications)
    .values(saying)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return { added: added.length, isLast };
}

/**
 * Adds due notices about weeks for the people in `recount`. A person is in `recount` after a
 * change, and once a day.
 * @decision console#recount
 */
export async function addWeekNotices(site: Look & { db: Database }): Promise<{ added: number }> {
  for (let added = 0; ;) {
    const some = await site.db.transaction((tx) => addSome(tx, site));
    added += some.added;
    if (some.isLast) return { added };
  }
}

import type { Course } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { notifications, participants, safetyFlags } from '@aube/db/schema';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { findWeekFacts } from './record/week-facts.ts';
import { dueWeekNotices, noticeKey } from './rules/week-notices.ts';

type Look = { course: Course; now: Date };

const PEOPLE_A_TRANSACTION = 200;

/**
 * Finds people with a locked schedule. Their rows are locked, so that no safety flag is opened
 * meanwhile.
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

async function addSome(tx: Transaction, { course, now }: Look, afterUserId: number) {
  const people = await findWeekFacts(tx, {
    course,
    now,
    afterUserId,
    limit: PEOPLE_A_TRANSACTION,
  });
  const due = people.flatMap(({ userId, facts, said }) =>
    dueWeekNotices(facts)
      .filter((notice) => !said.includes(noticeKey(notice)))
      .map(({ kind, params }) => ({ userId, kind, params, createdAt: now })),
  );
  const last = people.length < PEOPLE_A_TRANSACTION ? null : (people.at(-1)?.userId ?? null);
  const locked = await findLocked(
    tx,
    due.flatMap(({ userId, kind }) => (kind === 'scheduleReady' ? userId : [])),
  );
  const saying = due.filter(({ userId, kind }) => kind !== 'scheduleReady' || !locked.has(userId));
  if (saying.length === 0) return { added: 0, last };
  // Another process may add an equal notice at the same moment.
  const added = await tx
    .insert(notifications)
    .values(saying)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return { added: added.length, last };
}

export async function addWeekNotices({
  db,
  ...look
}: Look & { db: Database }): Promise<{ added: number }> {
  let added = 0;
  let after: number | null = 0;
  while (after !== null) {
    const afterUserId: number = after;
    const some = await db.transaction((tx) => addSome(tx, look, afterUserId));
    added += some.added;
    after = some.last;
  }
  return { added };
}

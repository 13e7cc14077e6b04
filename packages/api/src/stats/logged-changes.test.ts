import type { Database } from '@aube/db';
import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../transaction.ts';
import {
  changedSinceSql,
  handledBy,
  handledByBoth,
  noteHandled,
  openLog,
} from './record/logged-changes.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-01-06T15:00:00Z');
const log = (upTo: number, ...missing: number[]) => ({ upTo, missing });

it.each([
  [log(5), log(9), log(5)],
  [log(9), log(5), log(5)],
  [log(9, 3, 8), log(5, 2), log(5, 3, 2)],
  [log(5, 5), log(9, 5, 6), log(5, 5)],
])('of what %j and %j handled, both handled %j', (one, other, both) => {
  expect(handledByBoth(one, other)).toEqual(both);
});

const logChanges = (...ids: number[]) =>
  db
    .insert(auditLog)
    .overridingSystemValue()
    .values(
      ids.map((id) => ({
        id,
        at: NOW,
        action: 'diary.saveDay' as const,
        requestId: 'test',
        subjectUserId: 100 + id,
      })),
    );

const run = (process: Database, auditId: number, job: 'weeks' | 'calls' = 'weeks') =>
  inTransaction(db, async (tx) => {
    const { handled, readable } = await openLog(tx, { db: process, job, auditId });
    const { rows } = await tx.execute<{ id: number }>(
      sql`select p.id::int as id from generate_series(101, 130) p (id)
        where p.id in ${changedSinceSql(handled)} order by 1`,
    );
    noteHandled(process, job, readable);
    return { found: rows.map(({ id }) => id), readable };
  });

const newProcess = () => Object.create(db) as Database;

await logChanges(1, 2, 3, 5);

it('counts a change once, and one that was open when its number was passed once it is written', async () => {
  const process = newProcess();
  expect((await run(process, 1)).found).toEqual([102, 103, 105]);
  expect((await run(process, 1)).found).toEqual([]);
  await logChanges(4, 6);
  expect((await run(process, 1)).found).toEqual([104, 106]);
  expect((await run(process, 1)).found).toEqual([]);
});

it('begins at the cursor that another process moved beyond what it handled itself', async () => {
  const [slow, fast] = [newProcess(), newProcess()];
  await run(slow, 1);
  await logChanges(7, 8, 9);
  expect((await run(fast, 1)).found).toEqual([102, 103, 104, 105, 106, 107, 108, 109]);
  // The cursor is now at 8. The last log row that the slow process handled is older.
  expect((await run(slow, 8)).found).toEqual([109]);
  expect((await run(slow, 8)).found).toEqual([]);
});

it('remembers what it handled also where a number gets one digit more', async () => {
  const process = newProcess();
  await run(process, 8);
  await logChanges(10);
  expect((await run(process, 1)).found).toEqual([110]);
});

it('hands on as counted no number that was missing when one of both jobs read', async () => {
  const process = newProcess();
  await logChanges(12);
  const weeks = await run(process, 10, 'weeks');
  expect(weeks.readable.missing).toEqual([11]);
  await logChanges(11);
  const calls = await inTransaction(db, (tx) =>
    openLog(tx, { db: process, job: 'calls', auditId: 10 }),
  );
  const now = calls.readable;
  expect(now.missing).toEqual([]);
  const counted = handledBy(process, 'weeks', { auditId: 10, now });
  noteHandled(process, 'calls', { ...now, ...handledByBoth(now, counted) });
  // Person 111 is found again, because the weeks of this person were not counted before.
  expect((await run(process, 10, 'calls')).found).toEqual([111]);
});

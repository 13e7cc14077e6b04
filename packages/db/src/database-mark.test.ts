import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseMark, hasGoneBack } from './database-mark.ts';
import { serverMarks } from './schema/index.ts';
import { testDatabase } from './testing.ts';

const { db, pool } = await testDatabase();
beforeEach(async () => {
  await db.delete(serverMarks);
});

it.each([
  [null, null, false],
  [null, 5, false],
  [5, 4, true],
  [5, null, true],
  [1, null, true],
  [5, 5, false],
  [5, 6, false],
])('acknowledged %s, stored %s: went back %s', (acknowledged, stored, expected) => {
  expect(hasGoneBack({ acknowledged, stored })).toBe(expected);
});

describe('the mark of a process', () => {
  it('grows, and the database that keeps it did not go back', async () => {
    const mark = createDatabaseMark(pool);
    expect([await mark.write(), await mark.write(), await mark.write()]).toEqual([
      null,
      null,
      null,
    ]);
    const rows = await db.select({ number: serverMarks.number }).from(serverMarks);
    expect(rows).toEqual([{ number: 3 }]);
  });

  it('tells once that the database went back, whatever other processes write', async () => {
    const mark = createDatabaseMark(pool);
    const other = createDatabaseMark(pool);
    await mark.write();
    await mark.write();
    await db.update(serverMarks).set({ number: 1 });
    for (let turn = 0; turn < 3; turn += 1) expect(await other.write()).toBeNull();
    expect(await mark.write()).toEqual({ acknowledged: 2, stored: 1 });
    expect(await mark.write()).toBeNull();
  });

  it('tells of a database without it, such as an older copy', async () => {
    const mark = createDatabaseMark(pool);
    await mark.write();
    await db.delete(serverMarks);
    expect(await mark.write()).toEqual({ acknowledged: 1, stored: null });
  });

  it('that was written without an answer is no step back', async () => {
    let isAnswered = true;
    const mark = createDatabaseMark({
      async query(...given: [string, unknown[]]) {
        const answer = await pool.query(...given);
        if (!isAnswered) throw new Error('Connection terminated');
        return answer;
      },
    } as never);
    await mark.write();
    isAnswered = false;
    await expect(mark.write()).rejects.toThrow('terminated');
    isAnswered = true;
    expect(await mark.write()).toBeNull();
  });

  it('stays when the clock jumps 31 days ahead between two writes', async () => {
    const [one, two] = [createDatabaseMark(pool), createDatabaseMark(pool)];
    await one.write();
    await two.write();
    await db.update(serverMarks).set({ markedAt: sql`now() - interval '31 days'` });
    expect([await one.write(), await two.write()]).toEqual([null, null]);
  });
});

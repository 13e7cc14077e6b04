import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { hasCaughtUp } from './replica.ts';
import { testDatabase } from './testing.ts';

const { pool } = await testDatabase();

function replicaOf(...answers: (object | Error)[]) {
  let asked = 0;
  const query = () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ rows: [answer] });
  };
  return { replica: { query } as unknown as Pick<Pool, 'query'>, asked: () => asked };
}

const there = { isReplica: true, isThere: true };
const behind = { isReplica: true, isThere: false };

it.each([
  ['has it all', [there], true],
  ['has it after a while', [behind, behind, there], true],
  ['stays behind', [behind], false],
  ['has replayed nothing yet', [{ isReplica: true, isThere: null }], false],
  ['is no replica', [{ isReplica: false, isThere: true }], false],
  ['is away', [new Error('ECONNREFUSED')], false],
  ['goes away while it is waited for', [behind, new Error('Connection terminated')], false],
])('a replica that %s is read: %#', async (_how, answers, isRead) => {
  const { replica } = replicaOf(...answers);
  expect(await hasCaughtUp(pool, replica, 150)).toBe(isRead);
});

it('is not read when it is the primary itself', async () => {
  expect(await hasCaughtUp(pool, pool, 150)).toBe(false);
});

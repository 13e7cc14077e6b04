import type { Pool, PoolClient, Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';
import { inClientTransaction } from '../../transaction.ts';

type Turns = { byKey: Map<string, Promise<unknown>>; last: Promise<unknown> };
const turns = new WeakMap<object, Turns>();

/** Runs one task at a time per `owner`; concurrent callers with equal `key` share one run. */
export function oneAtATime<Answer>(
  owner: object,
  key: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { byKey, last } = turns.get(owner) ?? { byKey: new Map(), last: Promise.resolve() };
  const asked = byKey.get(key) as Promise<Answer> | undefined;
  if (asked) return asked;
  const answer = last.then(work).finally(() => byKey.delete(key));
  byKey.set(key, answer);
  turns.set(owner, { byKey, last: answer.catch(() => undefined) });
  return answer;
}

/** Time limit of a count. The pool's limit is too short for a site with a million people. */
export const LONG_COUNT = { patienceMs: 120_000 };

/** With this memory, a count of a hundred thousand people does not write to the disk. */
const WORK_MEM = '64MB';

/**
 * Allows long counts in a transaction. Each statement of the transaction needs `LONG_COUNT` too.
 */
export const allowLongCount = (tx: Transaction) =>
  tx.execute(sql`select set_config('statement_timeout', ${`${LONG_COUNT.patienceMs}ms`}, true),
    set_config('work_mem', ${WORK_MEM}, true)`);

/**
 * Each process runs one count at a time, because concurrent counts would slow each other down.
 * @param key name of the count; callers with an equal key share one result
 * @decision console#kept-figures
 */
export const countOnce = <Counted>(
  pool: Pool,
  key: string,
  count: (client: PoolClient) => Promise<Counted>,
): Promise<Counted> =>
  oneAtATime(pool, key, () =>
    inClientTransaction({ pool }, async (tx, client) => {
      await allowLongCount(tx);
      return count(client);
    }),
  );

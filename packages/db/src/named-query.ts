import type { ClientBase, Pool, QueryResultRow } from 'pg';
import { errorCode, isDatabaseAway, isPlanStale } from './database-error.ts';
import { GuardedPool } from './guarded-pool.ts';

export type QueryRunner = Pool | ClientBase;

export type QueryValue =
  | string
  | number
  | boolean
  | bigint
  | Date
  | Uint8Array
  | null
  | readonly QueryValue[];

/**
 * Runs a prepared statement in one round trip. A name must always have the same text.
 * @param options `patienceMs`: longest wait for an answer; PostgreSQL's own limit is separate
 */
export async function namedQuery<Row extends QueryResultRow>(
  runner: QueryRunner,
  name: string,
  text: string,
  values: readonly QueryValue[] = [],
  { patienceMs }: { patienceMs?: number | undefined } = {},
): Promise<Row[]> {
  const query = {
    name,
    text,
    values: values as QueryValue[],
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
  };
  if (!isPool(runner)) return (await runner.query<Row>(query)).rows;

  // Does not use `pool.query`, which would close a good connection when PostgreSQL refuses a value.
  const client = await runner.connect();
  let isBroken = false;
  try {
    return (await client.query<Row>(query)).rows;
  } catch (error) {
    const isStale = isPlanStale(error);
    isBroken = isStale || isDatabaseAway(error);
    if (!isStale) throw error;
  } finally {
    client.release(isBroken);
  }
  return namedQuery<Row>(runner, name, text, values, { patienceMs });
}

/** Like `namedQuery`, on shared connections, for a statement of 1 to 2 ms without a transaction. */
export async function quickQuery<Row extends QueryResultRow>(
  runner: QueryRunner,
  name: string,
  text: string,
  values: readonly QueryValue[] = [],
): Promise<Row[]> {
  const query = { name, text, values: values as QueryValue[] };
  const shared =
    runner instanceof GuardedPool ? runner.lanes?.run<Row>(query, runner.waitingCount > 0) : null;
  try {
    if (shared) return (await shared).rows;
  } catch (error) {
    if (!didNothing(error)) throw error;
  }
  return namedQuery<Row>(runner, name, text, values);
}

/** True when the statement changed nothing, so that a second try is safe. */
const didNothing = (error: unknown): boolean =>
  ['55P03', '26000'].includes(errorCode(error) ?? '') || isPlanStale(error);

function isPool(runner: QueryRunner): runner is Pool {
  return 'totalCount' in runner;
}

import type { ClientBase, Pool, QueryResultRow } from 'pg';
import { errorCode, isDatabaseAway, isPlanStale } from './database-error.ts';
import { GuardedPool } from './guarded-pool.ts';

/** What a named query runs on: the pool, or the client of a transaction. */
export type QueryRunner = Pool | ClientBase;

/** What PostgreSQL's types can be made of. */
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
 * Runs a prepared statement in one round trip: a hot path.
 *
 * Each connection parses and plans the text once under this name, so one name has one text. Dates
 * come as `YYYY-MM-DD`, bigint as number, timestamptz as Date, json as parsed.
 *
 * @param options `patienceMs`: longer than the connection waits for an answer; PostgreSQL's own
 * limit is set apart
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

  // pool.query would throw a good connection away, with its statements, at each refused value.
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
  // Each connection that read the statement before the change of the schema ends here, one after the other.
  return namedQuery<Row>(runner, name, text, values, { patienceMs });
}

/**
 * The same for a statement that takes a millisecond or two and is a transaction of its own: it shares a
 * connection with others like it. Where none has room, or what it needs is locked, it gets one to itself.
 */
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

/** It stopped at a lock, its text was not read since one before it stopped there, or its plan was old. */
const didNothing = (error: unknown): boolean =>
  ['55P03', '26000'].includes(errorCode(error) ?? '') || isPlanStale(error);

function isPool(runner: QueryRunner): runner is Pool {
  return 'totalCount' in runner;
}

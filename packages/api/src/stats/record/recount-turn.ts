import type { Pool, PoolClient, Transaction } from '@aube/db';
import { sql } from 'drizzle-orm';
import { toAppError } from '../../errors.ts';
import { inClientTransaction } from '../../transaction.ts';
import { takeTurn } from './take-turn.ts';

/** Longest wait for the reply to a statement. PostgreSQL ends the statement before this time. */
export const PATIENCE = { patienceMs: 30_000 };
const SERVER_LIMIT = '25s';

/** @returns true when the site has at least `fromPeople` participants */
export async function hasPeople(tx: Transaction, fromPeople: number): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from participants limit ${fromPeople}) people`,
  );
  return (rows[0]?.count ?? 0) >= fromPeople;
}

/** `busy`: another process or a newer release recounts. */
export type BatchResult = { count: number; left: 'more' | 'none' | 'busy' };

/** Runs `work` in a transaction, unless another process or a newer release recounts. */
export const inTurn = (
  { pool }: { pool: Pool },
  work: (tx: Transaction, client: PoolClient) => Promise<BatchResult>,
): Promise<BatchResult> =>
  inClientTransaction({ pool }, async (tx, client) => {
    await tx.execute(sql`select set_config('statement_timeout', ${SERVER_LIMIT}, true)`);
    return (await takeTurn(tx)) ? work(tx, client) : { count: 0, left: 'busy' };
  });

type BatchOptions = {
  size: number;
  stopping?: AbortSignal | undefined;
  /** Takes the oldest waiting row out, after this row alone has failed. False when no row waits. */
  skip: (thrown: unknown) => Promise<boolean>;
};

/**
 * Repeats `work` until nothing is left. A failed batch is repeated with half of its rows, so that
 * one person with faulty data stops nobody else.
 * @throws UNAVAILABLE when the database does not answer in time for a single row
 */
export async function inBatches(
  work: (size: number) => Promise<BatchResult>,
  { size, stopping, skip }: BatchOptions,
): Promise<BatchResult> {
  for (let count = 0, rows = size; ;) {
    try {
      const done = await work(rows);
      count += done.count;
      if (done.left !== 'more') return { count, left: done.left };
      rows = Math.min(size, rows * 2);
    } catch (thrown) {
      if (rows === 1) {
        const isAway = toAppError(thrown).appCode === 'UNAVAILABLE';
        if (isAway || !(await skip(thrown))) throw thrown;
      }
      rows = Math.max(1, Math.floor(rows / 2));
    }
    if (stopping?.aborted) return { count, left: 'more' };
  }
}

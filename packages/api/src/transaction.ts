import { clientTransaction, type Database, type PoolClient, type Transaction } from '@aube/db';
import type { Context } from './context.ts';
import { toAppError } from './errors.ts';

const ATTEMPTS = 3;

function isRetriable(thrown: unknown): boolean {
  for (let current = thrown; current instanceof Error; current = current.cause) {
    if ('code' in current && (current.code === '40001' || current.code === '40P01')) return true;
  }
  return false;
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (attempt >= ATTEMPTS || !isRetriable(thrown)) throw toAppError(thrown);
    }
  }
}

/**
 * Runs `work` in one transaction. After a serialisation failure or a deadlock, `work` is repeated
 * at most twice.
 */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return tried(() => db.transaction(work));
}

/** Like `inTransaction`, but all reads see the same state of the database (repeatable read). */
export function inSnapshot<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return tried(() => db.transaction(work, { isolationLevel: 'repeatable read' }));
}

export function inClientTransaction<T>(
  { pool }: Pick<Context, 'pool'>,
  work: (tx: Transaction, client: PoolClient) => Promise<T>,
): Promise<T> {
  return tried(() => clientTransaction(pool, work));
}

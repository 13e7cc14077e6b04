import type { Database, Transaction } from '@aube/db';
import { toAppError } from './errors.ts';

const ATTEMPTS = 3;

function isRetriable(thrown: unknown): boolean {
  for (let current = thrown; current instanceof Error; current = current.cause) {
    if ('code' in current && (current.code === '40001' || current.code === '40P01')) return true;
  }
  return false;
}

/** Runs `work` in one transaction; a serialisation failure or a deadlock is tried again, twice. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (thrown) {
      if (attempt >= ATTEMPTS || !isRetriable(thrown)) throw toAppError(thrown);
    }
  }
}

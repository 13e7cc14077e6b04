import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Transaction } from './connect.ts';
import { isPlanStale } from './database-error.ts';

/** Like drizzle's `transaction`; `work` also gets the client, for named queries. */
export async function clientTransaction<T>(
  pool: Pool,
  work: (tx: Transaction, client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isStale = false;
  try {
    return await drizzle(client).transaction((tx) => work(tx, client));
  } catch (error) {
    // Closes the connection, because an outdated statement would fail again on this connection.
    isStale = isPlanStale(error);
    throw error;
  } finally {
    client.release(isStale);
  }
}

import { Client } from 'pg';
import { afterAll, vi } from 'vitest';
import type { Connection } from './connect.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

export { createBlankDatabase, createTestDatabase } from './testing/create-test-database.ts';

/**
 * A migrated, empty database for one test file, dropped after its last test.
 *
 * Call it at the top of the file: `const { db, pool } = await testDatabase();`
 */
export async function testDatabase(): Promise<Connection> {
  const connection = await createTestDatabase();
  afterAll(() => connection.close());
  return connection;
}

/** Spies on the queries of every connection of this process; the caller restores it. */
export const spyOnStatements = () => vi.spyOn(Client.prototype, 'query');

import { Client } from 'pg';
import { afterAll, vi } from 'vitest';
import type { Connection } from './connect.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

export { createBlankDatabase, createTestDatabase } from './testing/create-test-database.ts';

/**
 * A migrated, empty database for one test file, dropped after the last test. Call this function at
 * the top of the file: `const { db, pool } = await testDatabase();`
 */
export async function testDatabase(): Promise<Connection> {
  const connection = await createTestDatabase();
  afterAll(() => connection.close());
  return connection;
}

export const spyOnStatements = () => vi.spyOn(Client.prototype, 'query');

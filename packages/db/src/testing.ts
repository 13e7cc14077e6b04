import { Client } from 'pg';
import { afterAll, vi } from 'vitest';
import type { Connection } from './connect.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

export { createBlankDatabase, createTestDatabase } from './testing/create-test-database.ts';

/**
 * Call at the top of a test file: `const { db, pool } = await testDatabase();`. The database is
 * dropped after the last test.
 */
export async function testDatabase(): Promise<Connection> {
  const connection = await createTestDatabase();
  afterAll(() => connection.close());
  return connection;
}

export const spyOnStatements = () => vi.spyOn(Client.prototype, 'query');

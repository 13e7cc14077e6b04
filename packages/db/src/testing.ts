import { Client } from 'pg';
import { afterAll, vi } from 'vitest';
import type { Connection } from './connect.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

export { createBlankDatabase, createTestDatabase } from './testing/create-test-database.ts';

/**
 * A migrated, empty database of its own for one test file, dropped after its last test.
 *
 * Call it at the top of the file: `const { db, pool } = await testDatabase();`
 */
export async function testDatabase(): Promise<Connection> {
  const connection = await createTestDatabase();
  afterAll(() => connection.close());
  return connection;
}

/** A spy on what every connection of this process asks, its own or shared; the caller restores it. */
export const spyOnStatements = () => vi.spyOn(Client.prototype, 'query');

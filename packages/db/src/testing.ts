import { afterAll } from 'vitest';
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

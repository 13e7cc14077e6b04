export { clientTransaction } from './client-transaction.ts';
export {
  connect,
  type Connection,
  type ConnectOptions,
  type Database,
  type Pooler,
  type Transaction,
} from './connect.ts';
export { createDatabaseMark, purgeMarks, type DatabaseMark } from './database-mark.ts';
export { DatabaseUnavailableError, errorCode, isDatabaseAway } from './database-error.ts';
export type { DatabaseNotice, Report } from './database-notice.ts';
export { countConnections } from './guarded-pool.ts';
export { hasEmbeddedDatabase } from './embedded/cluster.ts';
export { makeFolder } from './embedded/make-folder.ts';
export { findLastBackup, noteBackup, type LastBackup } from './last-backup.ts';
export { compareMigrations, migrate, type MigrationResult } from './migrate.ts';
export { migrationsFolder } from './migrations-folder.ts';
export { newestMigration } from './newest-migration.ts';
export { namedQuery, quickQuery, type QueryRunner, type QueryValue } from './named-query.ts';
export { openSnapshot, type Snapshot } from './snapshot.ts';
export { takesWrites } from './takes-writes.ts';
export type { Pool, PoolClient } from 'pg';

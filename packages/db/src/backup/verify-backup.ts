import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../connect.ts';
import { BackupError } from './backup-error.ts';
import { readThrough } from './pieces.ts';
import type { BackupSource } from './read-backup.ts';
import { checkBackup, restoreBackup, type RestoredBackup } from './restore-backup.ts';

/**
 * Restores a backup into a cluster of its own, which is removed afterwards, and compares each table.
 *
 * @param folder where the cluster is made: it takes as much room as the database
 * @throws BackupError; notVerified without the programs of PostgreSQL, or without room
 */
export async function verifyBackup(
  source: BackupSource & { migrations: string; folder?: string | undefined },
): Promise<RestoredBackup> {
  const half = (start: number) => (share: number) => source.onProgress?.(start + share / 2);
  const contents = await checkBackup({ ...source, onProgress: half(0) });
  const dataDir = await mkdtemp(join(source.folder ?? tmpdir(), 'aube-verify-'));
  try {
    // PostgreSQL may run as another account; its own folder in here is closed to all others.
    await chmod(dataDir, 0o711);
    const connection = await connect({ dataDir, poolSize: 1, report: () => undefined }).catch(
      (cause: unknown) => {
        throw new BackupError('notVerified', { cause });
      },
    );
    try {
      return await restoreBackup(connection, contents, {
        ...source,
        onProgress: half(0.5),
        file: (_path, bytes) => readThrough(bytes),
      });
    } finally {
      await connection.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

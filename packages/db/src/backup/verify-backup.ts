import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Connection } from '../connect.ts';
import { isAlive } from '../embedded/postmaster-pid.ts';
import { stopLeftServer } from '../embedded/stop-left-server.ts';
import { BackupError } from './backup-error.ts';
import { readBackup, readThrough, type BackupSource } from './read-backup.ts';
import { restoreBackup, unknownMigrations, type RestoredBackup } from './restore-backup.ts';

/**
 * `restored`: null when a newer release made the backup, because this release cannot restore the
 * backup.
 */
export type VerifiedBackup = { restored: RestoredBackup | null };

type Verifying = BackupSource & {
  migrations: string;
  /** Folder for the temporary cluster. The cluster needs as much space as the database. */
  folder?: string | undefined;
  /** After an abort, the cluster is removed and the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/**
 * Restores a backup into a temporary cluster and compares each table.
 * @throws BackupError; notVerified without PostgreSQL's programs or disk space
 */
export async function verifyBackup(source: Verifying): Promise<VerifiedBackup> {
  const { migrations, signal } = source;
  const half = (start: number) => (share: number) => source.onProgress?.(start + share / 2);
  const contents = await readBackup({ ...source, onProgress: half(0) });
  signal?.throwIfAborted();
  if (unknownMigrations(contents, migrations).length > 0) {
    source.onProgress?.(1);
    return { restored: null };
  }
  return inCluster(source, async (connection) => ({
    restored: await restoreBackup(connection, contents, {
      ...source,
      onProgress: half(0.5),
      file: (_path, bytes) => readThrough(bytes),
    }),
  }));
}

const PREFIX = 'aube-verify-';

/** Always removes the cluster, which contains people's data without encryption. */
async function inCluster<T>(
  { folder = tmpdir(), signal }: Verifying,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const dataDir = await makeFolderIn(folder);
  try {
    // PostgreSQL may run as another user, who needs access to this folder. The parent folder is
    // closed to other users.
    await chmod(dataDir, 0o711);
    const connection = await start(dataDir, signal);
    const cut = () => void stopLeftServer(dataDir);
    signal?.addEventListener('abort', cut);
    try {
      return await work(connection);
    } catch (thrown) {
      signal?.throwIfAborted();
      throw thrown;
    } finally {
      signal?.removeEventListener('abort', cut);
      await connection.close();
    }
  } finally {
    await stopLeftServer(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const notVerified = (cause: unknown) =>
  new BackupError('notVerified', {
    cause,
    detail: cause instanceof Error ? cause.message : String(cause),
  });

async function makeFolderIn(folder: string): Promise<string> {
  try {
    await removeLeftClusters(folder);
    return await mkdtemp(join(folder, `${PREFIX}${process.pid}-`));
  } catch (cause) {
    throw notVerified(cause);
  }
}

async function start(dataDir: string, signal: AbortSignal | undefined): Promise<Connection> {
  try {
    return await connect({ dataDir, poolSize: 1, report: () => undefined, signal });
  } catch (cause) {
    signal?.throwIfAborted();
    throw notVerified(cause);
  }
}

async function removeLeftClusters(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = name.match(new RegExp(`^${PREFIX}(\\d+)-`)) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await stopLeftServer(join(folder, name));
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { binariesIn } from '../embedded/binaries.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

/** The role in `url` may create databases and is not a superuser. */
export type DisposableServer = {
  readonly url: string;
  stop(): Promise<void>;
};

export async function startDisposableServer(programs?: string): Promise<DisposableServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-postgres-'));
  const server = await startEmbeddedServer({
    dataDir,
    ...(programs !== undefined && { binaries: binariesIn(programs) }),
  });
  await allowDatabases(server.adminUrl);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function allowDatabases(adminUrl: string): Promise<void> {
  const superuser = new Client({ connectionString: adminUrl });
  await superuser.connect();
  // Takes a lock, because PostgreSQL refuses two changes of a role at the same time.
  await superuser.query('select pg_advisory_lock(1635082853, 5)');
  await superuser.query('alter role aube createdb');
  await superuser.end();
}

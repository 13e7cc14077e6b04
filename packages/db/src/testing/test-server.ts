import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clusterIn } from '../embedded/cluster.ts';
import { findPostmaster, isAlive } from '../embedded/postmaster-pid.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { allowDatabases } from './disposable-server.ts';

/** Folder named by the run, or one kept between runs, so that later starts are fast. */
const dataDir =
  process.env['AUBE_TEST_DATA_DIR'] ??
  fileURLToPath(new URL('../../../../node_modules/.cache/aube/test-database', import.meta.url));

/** A server for test databases, through a role that is no superuser. */
export type TestServer = {
  readonly url: string;
  /** Only this checkout's tests use it. */
  readonly isOurs: boolean;
};

let server: Promise<TestServer> | null = null;

/** The server of AUBE_TEST_DATABASE_URL, or the embedded one; the same for the whole process. */
export function testServer(): Promise<TestServer> {
  server ??= findTestServer();
  return server;
}

/** Stops the embedded test server if it runs and no other run uses it. */
export async function stopTestServer(): Promise<void> {
  // Workers of this run may still be leaving, so it tries a few times.
  for (let attempt = 0; attempt < 5 && isRunning(); attempt++) {
    const joined = await startEmbeddedServer({ dataDir });
    await joined.stop();
    if (isRunning()) await delay(100);
  }
}

function isRunning(): boolean {
  const postmaster = findPostmaster(clusterIn(dataDir).folder);
  return postmaster !== null && isAlive(postmaster.pid);
}

async function findTestServer(): Promise<TestServer> {
  const url = process.env['AUBE_TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return { url, isOurs: false };

  const embedded = await startEmbeddedServer({ dataDir });
  await allowDatabases(embedded.adminUrl);
  return { url: embedded.url, isOurs: true };
}

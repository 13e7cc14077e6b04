import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clusterIn } from '../embedded/cluster.ts';
import { findPostmaster, isAlive } from '../embedded/postmaster-pid.ts';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';
import { allowDatabases } from './disposable-server.ts';

/** By default, the folder stays between runs, so that later starts are fast. */
const dataDir =
  process.env['AUBE_TEST_DATA_DIR'] ??
  fileURLToPath(new URL('../../../../node_modules/.cache/aube/test-database', import.meta.url));

export type TestServer = {
  readonly url: string;
  readonly isOurs: boolean;
};

let server: Promise<TestServer> | null = null;

export function testServer(): Promise<TestServer> {
  server ??= findTestServer();
  return server;
}

export async function stopTestServer(): Promise<void> {
  // Tries five times, because other processes of this run may still use the server.
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

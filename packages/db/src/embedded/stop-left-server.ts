import { setTimeout as delay } from 'node:timers/promises';
import { clusterIn } from './cluster.ts';
import { findPostmaster, isAlive, isPostmasterOf } from './postmaster-pid.ts';

export async function stopLeftServer(dataDir: string): Promise<void> {
  const cluster = clusterIn(dataDir).folder;
  const postmaster = findPostmaster(cluster);
  if (postmaster === null || !isAlive(postmaster.pid)) return;
  if (!isPostmasterOf(cluster, postmaster.pid)) return;
  try {
    // SIGINT requests a fast shutdown: PostgreSQL does not wait for connections.
    process.kill(postmaster.pid, 'SIGINT');
  } catch {
    // The server has already stopped.
  }
  for (let attempt = 0; attempt < 100 && isAlive(postmaster.pid); attempt++) await delay(100);
}

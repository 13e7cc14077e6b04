import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterIn } from '../embedded/cluster.ts';
import { findPostmaster, isAlive, isPostmasterOf } from '../embedded/postmaster-pid.ts';

/** Data folders under a run's scratch folder: its own, those of its tests, those inside of them. */
const DEPTHS = ['*/postgres', '*/*/postgres', '*/*/*/postgres'];

/** Stops the embedded servers whose data lies under a folder: those of a run that was cut short. */
export async function stopEmbeddedServersIn(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const homes = globSync(DEPTHS, { cwd: folder });
  await Promise.all(homes.map((home) => stopIn(clusterIn(join(folder, home, '..')).folder)));
}

async function stopIn(cluster: string): Promise<void> {
  const postmaster = findPostmaster(cluster);
  if (postmaster === null || !isAlive(postmaster.pid)) return;
  if (!isPostmasterOf(cluster, postmaster.pid)) return;
  try {
    // Fast: it asks nobody who is still connected.
    process.kill(postmaster.pid, 'SIGINT');
  } catch {
    // It stopped meanwhile.
  }
  for (let attempt = 0; attempt < 100 && isAlive(postmaster.pid); attempt++) await delay(100);
}

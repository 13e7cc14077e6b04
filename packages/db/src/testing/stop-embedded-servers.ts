import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { stopLeftServer } from '../embedded/stop-left-server.ts';

/** Data folders under a run's scratch folder: its own, those of its tests, those inside of them. */
const DEPTHS = ['*/postgres', '*/*/postgres', '*/*/*/postgres'];

/** Stops the embedded servers whose data lies under a folder: those of a run that was cut short. */
export async function stopEmbeddedServersIn(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const homes = globSync(DEPTHS, { cwd: folder });
  await Promise.all(homes.map((home) => stopLeftServer(join(folder, home, '..'))));
}

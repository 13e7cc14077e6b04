import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { stopLeftServer } from '../embedded/stop-left-server.ts';

const DEPTHS = ['*/postgres', '*/*/postgres', '*/*/*/postgres'];

export async function stopEmbeddedServersIn(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const homes = globSync(DEPTHS, { cwd: folder });
  await Promise.all(homes.map((home) => stopLeftServer(join(folder, home, '..'))));
}

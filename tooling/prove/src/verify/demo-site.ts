import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../real-server/find-free-port.ts';
import { startRealServer } from '../real-server/start-real-server.ts';

export type DemoSite = {
  url: string;
  dataDir: string;
  /** Stops the server, like a lost network; the data stay. */
  away: () => Promise<void>;
  back: () => Promise<void>;
  leave: () => Promise<void>;
};

export async function startDemoSite(
  variables: Readonly<Record<string, string>> = {},
): Promise<DemoSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-verify-demo-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const start = () =>
    startRealServer({
      port,
      args: ['--demo'],
      env: { ...variables, AUBE_DATA_DIR: dataDir, PUBLIC_URL: url },
      patienceMs: 150_000,
    });
  let server = await start();
  return {
    url,
    dataDir,
    away: () => server.stop(),
    async back() {
      server = await start();
    },
    async leave() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

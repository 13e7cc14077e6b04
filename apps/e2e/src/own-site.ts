import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort, startRealServer, type RealServer } from '@aube/real-server';

/** A demonstration of one journey's own, whose clock can be moved. */
export type OwnSite = {
  readonly url: string;
  readonly dataDir: string;
  /** Starts it with its clock at `instant`, on the data that it left; stops it first if it runs. */
  readonly startAt: (instant: string) => Promise<void>;
  /** Stops it and takes its data away. */
  readonly leave: () => Promise<void>;
};

/**
 * The same address and data from start to start, as an operator's site has, and the JSON files that
 * it puts in place of ours (`CONTENT_DIR`). `variables` are of its environment.
 * @decision D15
 */
export async function makeOwnSite(
  content: Readonly<Record<string, unknown>> = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'aube-e2e-own-'));
  const dataDir = join(folder, 'data');
  const contentDir = join(folder, 'content');
  mkdirSync(contentDir);
  for (const [path, data] of Object.entries(content)) {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), JSON.stringify(data));
  }
  const port = await findFreePort();
  let server: RealServer | null = null;
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async startAt(instant) {
      await stop();
      const place = { AUBE_DATA_DIR: dataDir, CONTENT_DIR: contentDir };
      const env = { ...variables, ...place, AUBE_CLOCK: instant };
      server = await startRealServer({ port, args: ['--demo'], env, patienceMs: 150_000 });
    },
    async leave() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

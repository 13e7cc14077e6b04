import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startRealServer, type RealServer } from '@aube/real-server';

/** A demonstration of one journey's own, whose clock can be moved. */
export interface OwnSite {
  readonly url: string;
  readonly dataDir: string;
  /** Starts it with its clock at `instant`, on the data that it left; stops it first if it runs. */
  readonly startAt: (instant: string) => Promise<void>;
  /** Stops it and takes its data away. */
  readonly leave: () => Promise<void>;
}

/** The same address and data from start to start, as an operator's site has. @decision D15 */
export async function makeOwnSite(): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-e2e-own-'));
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
      const env = { AUBE_DATA_DIR: dataDir, AUBE_CLOCK: instant };
      server = await startRealServer({ port, args: ['--demo'], env });
    },
    async leave() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort, startRealServer, type RealServer } from '@aube/real-server';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A site of one journey's own, whose clock can be moved. */
export type OwnSite = {
  readonly url: string;
  readonly dataDir: string;
  /** Starts it with its clock at `instant`, on the data that it left; stops it first if it runs. */
  readonly startAt: (instant: string) => Promise<void>;
  /** What its clock says. */
  readonly now: () => Date;
  /** `npm run aube -- …` on its data: what it printed. */
  readonly aube: (...args: string[]) => Promise<string>;
  /** Stops it and takes its data away. */
  readonly leave: () => Promise<void>;
};

type SiteOptions = {
  /** Without anybody, as an operator starts one, instead of the demonstration. */
  readonly isEmpty?: boolean;
};

/**
 * The same address and data from start to start, as an operator's site has, and the JSON files that
 * it puts in place of ours (`CONTENT_DIR`). `variables` are of its environment.
 * @decision D15
 */
export async function makeOwnSite(
  content: Readonly<Record<string, unknown>> = {},
  variables: Readonly<Record<string, string>> = {},
  { isEmpty = false }: SiteOptions = {},
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
  const place = { AUBE_DATA_DIR: dataDir, CONTENT_DIR: contentDir };
  let server: RealServer | null = null;
  let started = { instant: 0, at: 0 };
  const now = () => new Date(started.instant + Date.now() - started.at);
  const stop = async () => {
    await server?.stop();
    server = null;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    now,
    async startAt(instant) {
      await stop();
      started = { instant: Date.parse(instant), at: Date.now() };
      const env = { ...variables, ...place, AUBE_CLOCK: instant };
      const args = isEmpty ? [] : ['--demo'];
      server = await startRealServer({ port, args, env, patienceMs: 150_000 });
    },
    async aube(...args) {
      const clock = { AUBE_CLOCK: now().toISOString(), NODE_ENV: 'development' };
      const env = { ...process.env, ...variables, ...place, ...clock, PORT: String(port) };
      const words = ['run', '--silent', 'aube', '--', ...args];
      const { stdout } = await promisify(execFile)('npm', words, { cwd: root, env });
      return stdout;
    },
    async leave() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

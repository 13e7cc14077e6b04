import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '@aube/prove/free-port';
import { startRealServer, type RealServer } from '@aube/prove/real-server';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type OwnSite = {
  readonly url: string;
  readonly dataDir: string;
  readonly startAt: (instant: string) => Promise<void>;
  readonly now: () => Date;
  readonly aube: (...args: string[]) => Promise<string>;
  readonly leave: () => Promise<void>;
};

type SiteOptions = {
  readonly isEmpty?: boolean;
};

/**
 * `content`: files that replace the product's (`CONTENT_DIR`). `variables`: further environment of
 * the site.
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

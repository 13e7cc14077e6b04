import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './find-free-port.ts';

export const SITE_KEY = Buffer.alloc(32, 7).toString('base64');

const IGNORED = new Set(['node_modules', '.turbo', 'dist']);

/** Time of the last change in a folder, in milliseconds since 1970; 0 for an empty folder. */
function youngestIn(folder: string): number {
  let youngest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || entry.name.endsWith('.test.ts')) continue;
    const path = join(folder, entry.name);
    const at = entry.isDirectory() ? youngestIn(path) : statSync(path).mtimeMs;
    youngest = Math.max(youngest, at);
  }
  return youngest;
}

/**
 * True when the bundle is newer than the sources. A bundle starts ten times as fast as the sources.
 */
function isBundleFresh(root: string): boolean {
  const bundle = statSync(join(root, 'apps/server/dist/main.js'), { throwIfNoEntry: false });
  const sources = ['apps/server/src', 'packages'].map((folder) => join(root, folder));
  return bundle !== undefined && sources.every((folder) => youngestIn(folder) < bundle.mtimeMs);
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export type RealServerOptions = {
  env: Readonly<Record<string, string | undefined>>;
  program?: 'source' | 'bundle' | undefined;
  /** Folder of another built release; this repository by default. */
  folder?: string | undefined;
  args?: readonly string[];
  port?: number;
  patienceMs?: number;
};

export type RealServer = {
  url: string;
  pid: number;
  readyAfterMs: number;
  output: () => string;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const PROGRAMS = { source: 'apps/server/src/main.ts', bundle: 'apps/server/dist/main.js' };
export const findServerProgram = (): string =>
  join(root, PROGRAMS[isBundleFresh(root) ? 'bundle' : 'source']);

const READY = 'Aube is ready';
const LOOK_EVERY_MS = 5;

function operatorsOptions(): string[] {
  const [, options] =
    /^ *options='(.+)'$/m.exec(readFileSync(join(root, 'deploy/aube'), 'utf8')) ?? [];
  if (options === undefined) throw new Error('deploy/aube names no options.');
  return options.split(' ');
}

/**
 * Only these variables are passed on, so that the server does not use a database or a clock set on
 * this machine.
 */
const inherited = () => ({ PATH: process.env['PATH'], HOME: process.env['HOME'] });

/**
 * Node caches the compiled code of a bundle, as in the launcher. Sources change, so they are not
 * cached.
 */
const compiled = {
  source: {},
  bundle: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/aube'), MALLOC_ARENA_MAX: '1' },
};

/** @throws with the output when the server does not become ready */
export async function startRealServer({
  env,
  folder: home = root,
  program = isBundleFresh(home) ? 'bundle' : 'source',
  args = [],
  port: wantedPort,
  patienceMs = 60_000,
}: RealServerOptions): Promise<RealServer> {
  const port = wantedPort ?? (await findFreePort());
  const startedAt = performance.now();
  // A pipe would take processor time from the server, so the output goes to a file.
  const folder = mkdtempSync(join(tmpdir(), 'aube-server-'));
  const file = join(folder, 'output');
  const written = openSync(file, 'a');
  const child = spawn(process.execPath, [...operatorsOptions(), PROGRAMS[program], ...args], {
    cwd: home,
    env: {
      ...inherited(),
      ...compiled[program],
      NODE_ENV: 'development',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', written, written],
  });
  closeSync(written);
  const output = { last: '' };
  const readOutput = () => (output.last = readFileSync(file, 'utf8'));
  const exited = once(child, 'exit').finally(() => {
    readOutput();
    rmSync(folder, { recursive: true, force: true });
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!isOver()) child.kill(signal);
    await exited;
  };

  const ready = new Promise<number>((resolve, reject) => {
    const fail = (why: string) => {
      clearInterval(looking);
      reject(new Error(`The server ${why}:\n${output.last}`));
    };
    const looking = setInterval(() => {
      if (isOver()) return;
      const afterMs = performance.now() - startedAt;
      if (readOutput().includes(READY)) {
        clearInterval(looking);
        resolve(afterMs);
      } else if (afterMs > patienceMs) fail(`is not ready after ${patienceMs} ms`);
    }, LOOK_EVERY_MS);
    void exited.then(([code, signal]) => fail(`ended with ${code ?? signal}`), reject);
  });
  try {
    const readyAfterMs = await ready;
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      readyAfterMs,
      output: () => (isOver() ? output.last : readOutput()),
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  } catch (thrown) {
    await end('SIGKILL');
    throw thrown;
  }
}

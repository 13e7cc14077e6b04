import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from './find-free-port.ts';
import { isBundleFresh } from './is-bundle-fresh.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type RealServerOptions = {
  /** The variables that this server is about; the machine's own stay out. */
  env: Readonly<Record<string, string | undefined>>;
  /** The sources or the bundle; by default the bundle when it is fresh. */
  program?: 'source' | 'bundle' | undefined;
  args?: readonly string[];
  /** A free one, unless it comes back to where it was. */
  port?: number;
  patienceMs?: number;
};

/** A server process of its own, as an operator runs it. */
export type RealServer = {
  url: string;
  pid: number;
  /** From the start of the process until it said that it is ready. */
  readyAfterMs: number;
  /** What it printed so far. */
  output: () => string;
  /** SIGKILL: it finishes nothing. Resolves when it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM: it finishes what runs. */
  stop: () => Promise<void>;
};

const PROGRAMS = { source: 'apps/server/src/main.ts', bundle: 'apps/server/dist/main.js' };
const READY = 'Aube is ready';

/** What a process needs of this machine; neither its database nor its clock. */
const inherited = () => ({ PATH: process.env['PATH'], HOME: process.env['HOME'] });

/** Starts one and waits until it is ready. @throws with its output when it is not */
export async function startRealServer({
  env,
  program = isBundleFresh(root) ? 'bundle' : 'source',
  args = [],
  port: wantedPort,
  patienceMs = 60_000,
}: RealServerOptions): Promise<RealServer> {
  const port = wantedPort ?? (await findFreePort());
  const startedAt = performance.now();
  const child = spawn(process.execPath, [PROGRAMS[program], ...args], {
    cwd: root,
    env: { ...inherited(), NODE_ENV: 'development', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };

  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => fail(`is not ready after ${patienceMs} ms`), patienceMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve(performance.now() - startedAt);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
  });
  try {
    const readyAfterMs = await ready;
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      readyAfterMs,
      output: () => output,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
    };
  } catch (thrown) {
    await end('SIGKILL');
    throw thrown;
  }
}

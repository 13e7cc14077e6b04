import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../real-server/find-free-port.ts';

/** `bare`: the least possible work. `equal`: the same work as our server. */
export type HandWrittenKind = 'bare' | 'equal';

export type Measured = { port: number; pid: number; stop: () => Promise<void> };

const program = fileURLToPath(new URL('server.ts', import.meta.url));

export async function startHandWritten(
  kind: HandWrittenKind,
  databaseUrl: string,
  now: string,
): Promise<Measured> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'aube-by-hand-'));
  const log = join(folder, 'log');
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      BENCH_NOW: now,
      BENCH_KIND: kind,
    },
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  });
  const exited = once(child, 'exit');
  while (!readFileSync(log, 'utf8').includes('ready')) {
    if (child.exitCode !== null) throw new Error(`The ${kind} server ended.`);
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

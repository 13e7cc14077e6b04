import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@aube/real-server';

/** Starts the server to measure against. */
export async function startHandWritten(
  databaseUrl: string,
  now: string,
): Promise<{ port: number; pid: number; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const file = fileURLToPath(new URL('hand-written-server.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), BENCH_NOW: now },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';

const connection = await testDatabase();
const MAIN = join(import.meta.dirname, 'main.ts');
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

type Run = { child: ChildProcess; told: () => string; ended: Promise<number | null> };

/** A process with nothing but this environment. */
function run(args: string[], env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--disable-proto=delete', ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      told += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, told: () => told, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function startServer(env: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = join(tmpdir(), `aube-process-${port}`);
  const server = run([MAIN], {
    PORT: String(port),
    DATABASE_URL: connection.url,
    AUBE_DATA_DIR: dataDir,
    ...env,
  });
  await expect.poll(server.told, { timeout: 25_000, interval: 50 }).toContain('Aube is ready');
  return { ...server, url: `http://127.0.0.1:${port}` };
}

describe('the process', () => {
  it('lists every fault of its environment and starts nothing (D51, D15)', async () => {
    const env = {
      PORT: 'x',
      PUBLIC_URL: 'aube',
      AUBE_CLOCK: '2026-01-05T12:00:00Z',
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://user:canary@host/name',
    };
    const { ended, told } = run([MAIN], env);
    expect(await ended).toBe(1);
    for (const name of ['PORT', 'PUBLIC_URL', 'AUBE_CLOCK', 'DATABASE_URL']) {
      expect(told()).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(told()).not.toContain('canary');
  }, 30_000);

  it('refuses to put a demonstration into production (OP-3)', async () => {
    const { ended, told } = run([MAIN, '--demo'], { NODE_ENV: 'production' });
    expect(await ended).toBe(1);
    expect(told()).toContain('--demo is refused');
  }, 30_000);

  it('dies of a stray fault, with one line that holds no message (FT-7)', async () => {
    const script = `
      import pino from 'pino';
      import { dieOnStrayFaults } from './src/stray-faults.ts';
      dieOnStrayFaults(pino({ base: null }));
      setInterval(() => {}, 1000);
      void Promise.reject(new Error('canary'));
      void Promise.reject(new Error('canary too'));`;
    const { ended, told } = run(['--input-type=module', '--eval', script], {});
    expect(await ended).toBe(1);
    expect(told()).not.toContain('canary');
    expect(told().trim().split('\n')).toHaveLength(1);
    expect(told()).toContain('unhandledRejection');
  }, 30_000);

  it('shares its limits with its twin, runs on its own clock, and leaves when told (D15, RL-3, FT-6)', async () => {
    const clock = { AUBE_CLOCK: '2026-03-01T12:00:00Z' };
    const servers = await Promise.all([startServer(clock), startServer(clock)]);
    const body = JSON.stringify({ courriel: 'deux@exemple.test', mot_de_passe: 'faux' });
    const tries = Array.from({ length: 40 }, (_, i) =>
      fetch(`${servers[i % 2]!.url}/api/auth/connexion`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then(({ status }) => status),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);

    const { rows } = await connection.pool.query<{ at: Date }>(
      `select at from audit_log where action = 'account.loginFailed' limit 1`,
    );
    expect(rows[0]?.at.toISOString()).toMatch(/^2026-03-01T12:/);

    const startedAt = performance.now();
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  }, 60_000);
});

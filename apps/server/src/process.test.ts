import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorld } from '@aube/api/testing';
import { mailOutbox } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { findServerProgram } from '@aube/prove/real-server';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { NODE_OPTIONS } from '../launch/node-options.ts';

const connection = await testDatabase();
const SOURCE = join(import.meta.dirname, 'main.ts');
const MAIN = findServerProgram();
/** Folder of compiled code, shared by all starts, so that a start takes a third less time. */
const compiledFolder = join(tmpdir(), 'aube-compiled-by-tests');
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

function run(args: string[], env: Record<string, string>, target: 'pipe' | number = 'pipe'): Run {
  const child = spawn(process.execPath, [...NODE_OPTIONS, ...args], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compiledFolder, ...env },
    stdio: ['ignore', target, target],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const AUBE_SECRET_KEY = randomBytes(32).toString('base64');

type ServerOptions = {
  env?: Record<string, string>;
  args?: string[];
  output?: 'pipe' | number;
  program?: string;
};

async function startServer({
  env = {},
  args = [],
  output = 'pipe',
  program = MAIN,
}: ServerOptions = {}) {
  const port = await freePort();
  const dataDir = join(tmpdir(), `aube-process-${port}`);
  const place = { PORT: String(port), DATABASE_URL: connection.url, AUBE_DATA_DIR: dataDir };
  const variables = { NODE_ENV: 'test', AUBE_SECRET_KEY, ...place };
  const server = run([...args, program], { ...variables, ...env }, output);
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000, interval: 50 }).toBe(true);
  return { ...server, url };
}

describe('the process', () => {
  it('leaves what it compiled for the next start, also when it is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aube-compiled-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { child, ended } = await startServer({
      env: { NODE_COMPILE_CACHE: folder },
      program: SOURCE,
    });
    const compiled = () => readdirSync(folder, { recursive: true }).length;
    await expect.poll(compiled, { timeout: 20_000 }).toBeGreaterThan(100);
    child.kill('SIGKILL');
    await ended;
    expect(compiled()).toBeGreaterThan(100);
  }, 120_000);

  it('lists every fault of its environment and starts nothing (D51, D15)', async () => {
    const env = {
      PORT: 'x',
      PUBLIC_URL: 'aube',
      AUBE_CLOCK: '2026-01-05T12:00:00Z',
      NODE_ENV: 'production',
      DATABASE_URL: 'mysql://user:canary@host/name',
    };
    const { ended, output } = run([MAIN], env);
    expect(await ended).toBe(78);
    for (const name of ['PORT', 'PUBLIC_URL', 'AUBE_CLOCK', 'DATABASE_URL']) {
      expect(output()).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect(output()).not.toContain('canary');
  }, 30_000);

  it('ends as the unit wants it where only somebody can mend it, and otherwise so that it is tried again', async () => {
    const unit = readFileSync(
      join(import.meta.dirname, '../../../deploy/systemd/aube.service'),
      'utf8',
    );
    expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
    const folder = mkdtempSync(join(tmpdir(), 'aube-content-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'partners'));
    writeFileSync(join(folder, 'partners/partners.json'), '{');
    const env = { NODE_ENV: 'test', DATABASE_URL: connection.url, AUBE_DATA_DIR: folder };
    const broken = run([MAIN], { ...env, CONTENT_DIR: folder });
    expect(await broken.ended).toBe(78);
    expect(broken.output()).toContain('partners.json');
    const nobody = { DATABASE_URL: 'postgres://aube@127.0.0.1:1/aube' };
    expect(await run([MAIN], { ...env, ...nobody }).ended).toBe(1);
  }, 120_000);

  it('starts nothing with a clock 31 days ahead of the database’s, and says so in one line', async () => {
    const ahead = `const Real = Date; const ms = 31 * 86_400_000;
      globalThis.Date = class extends Real {
        constructor(...given) { given.length === 0 ? super(Real.now() + ms) : super(...given); }
        static now() { return Real.now() + ms; }
      };`;
    const options = ['--import', `data:text/javascript,${encodeURIComponent(ahead)}`];
    const env = { NODE_ENV: 'test', DATABASE_URL: connection.url, PORT: String(await freePort()) };
    const { ended, output } = run([...options, MAIN], env);
    expect(await ended).toBe(1);
    expect(output()).toContain('timedatectl tells whether a clock is synchronized');
    expect(output()).not.toContain('    at ');
  }, 60_000);

  it('is not tried again beside another key of the site, and says what to do', async () => {
    const first = await startServer();
    first.child.kill();
    expect(await first.ended).toBe(0);
    const folder = mkdtempSync(join(tmpdir(), 'aube-other-key-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { NODE_ENV: 'test', DATABASE_URL: connection.url, AUBE_DATA_DIR: folder };
    const { ended, output } = run([MAIN], { ...env, PORT: String(await freePort()) });
    expect(await ended).toBe(78);
    expect(output()).toContain('Give every server the same AUBE_SECRET_KEY');
    expect(output()).not.toContain('    at ');
  }, 120_000);

  it('names a variable that nobody reads beside the fault that it made', async () => {
    const env = {
      PUBLIC_URL: 'https://aube.example',
      SMPT_URL: 'smtps://user:canary@mail.example',
    };
    const { ended, output } = run([MAIN], env);
    expect(await ended).toBe(78);
    expect(output()).toMatch(/^ {2}SMTP_URL must be set in production/m);
    expect(output()).toMatch(/^ {2}SMPT_URL is no variable of Aube: perhaps SMTP_URL is meant$/m);
    expect(output()).not.toContain('canary');
  }, 30_000);

  it('starts nothing with an option that it does not know', async () => {
    const { ended, output } = run([MAIN, '--dmeo'], { NODE_ENV: 'test' });
    expect(await ended).toBe(78);
    expect(output()).toMatch(/^Unknown option: --dmeo\n/);
  }, 30_000);

  it('refuses to put a demonstration into production (OP-3)', async () => {
    const { ended, output } = run([MAIN, '--demo'], { NODE_ENV: 'production' });
    expect(await ended).toBe(78);
    expect(output()).toContain('--demo is refused');
  }, 30_000);

  it('dies of a stray fault, with one line that holds no message (FT-7)', async () => {
    const script = `
      import pino from 'pino';
      import { exitOnStrayFault } from './stray-faults.ts';
      exitOnStrayFault(pino({ base: null }));
      setInterval(() => {}, 1000);
      void Promise.reject(new Error('canary'));
      void Promise.reject(new Error('canary too'));`;
    const { ended, output } = run(['--input-type=module', '--eval', script], {});
    expect(await ended).toBe(1);
    expect(output()).not.toContain('canary');
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain('unhandledRejection');
  }, 30_000);

  it('shares its limits with its twin, runs on its own clock, and leaves when asked (D15, RL-3, FT-6)', async () => {
    const clock = { AUBE_CLOCK: '2026-03-01T12:00:00Z' };
    const servers = await Promise.all([startServer({ env: clock }), startServer({ env: clock })]);
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
      `select at from audit_log where action = 'account.login' limit 1`,
    );
    expect(rows[0]?.at.toISOString()).toMatch(/^2026-03-01T12:/);

    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0]);
  }, 180_000);
});

describe('a collector of traces', () => {
  it('is sent the requests, the last of them when the server stops', async () => {
    const bodies: string[] = [];
    const collector = createHttpServer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk));
      request.on('end', () => response.end('{}'));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void collector.close());
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    const { child, ended, url } = await startServer({ env: endpoint });
    await fetch(`${url}/api/modules`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(bodies.join('')).toContain('"name":"GET /api/modules"');
  }, 120_000);
});

describe('a stop (FT-6)', () => {
  it('begins no other letter, and waits for no relay that says nothing', async () => {
    const relay = createServer((socket) => socket.on('error', () => undefined));
    relay.listen(0, '127.0.0.1');
    await once(relay, 'listening');
    onTestFinished(() => void relay.close());
    const { port } = relay.address() as AddressInfo;
    const { db, pool } = connection;
    const { addPerson } = await createWorld(connection);
    for (let count = 0; count < 5; count += 1) {
      const userId = await addPerson();
      await pool.query(
        `insert into mail_outbox (kind, to_address, user_id, locale, created_at, next_attempt_at)
         select 'passwordChanged', email, id, 'fr', now(), now() from users where id = $1`,
        [userId],
      );
    }
    const { child, ended } = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    const tried = async () =>
      (await db.select().from(mailOutbox)).filter(({ attempts }) => attempts > 0).length;
    await expect.poll(tried, { timeout: 20_000 }).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await tried()).toBe(1);
    await db.delete(mailOutbox);
  }, 180_000);
});

describe('its own PostgreSQL (FT-6)', () => {
  function ownFolder() {
    const above = mkdtempSync(join(tmpdir(), 'aube-own-'));
    const dataDir = join(above, 'data');
    const pidFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const postmaster = () => {
      const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
      return pid > 0 ? pid : null;
    };
    onTestFinished(() => {
      const pid = postmaster();
      if (pid !== null) process.kill(pid, 'SIGINT');
      else rmSync(above, { recursive: true });
    });
    const place = { NODE_ENV: 'test', AUBE_DATA_DIR: dataDir, DATABASE_URL: '' };
    return { dataDir, postmaster, place };
  }

  async function silentServer(): Promise<string> {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    return String((silent.address() as AddressInfo).port);
  }

  it('stops with the server, whatever a collector does not answer', async () => {
    const { place, postmaster } = ownFolder();
    const endpoint = `http://127.0.0.1:${await silentServer()}`;
    const env = { ...place, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
    const { child, ended, url } = await startServer({ env });
    await fetch(`${url}/api/modules`);
    expect(postmaster()).not.toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(postmaster()).toBeNull();
  }, 180_000);

  it('stops with a start that fails, which says why in a sentence', async () => {
    const { place, postmaster } = ownFolder();
    const PORT = await silentServer();
    const { ended, output } = run([MAIN], { ...place, PORT });
    expect(await ended).toBe(1);
    expect(postmaster()).toBeNull();
    expect(output().trim()).toBe(
      `Another program listens on port ${PORT} of 127.0.0.1, perhaps another Aube. PORT names another port.`,
    );
  }, 120_000);

  it('stops with a start that finds broken content', async () => {
    const { place, postmaster } = ownFolder();
    const content = mkdtempSync(join(tmpdir(), 'aube-broken-content-'));
    onTestFinished(() => rmSync(content, { recursive: true }));
    mkdirSync(join(content, 'course', 'module-2'), { recursive: true });
    writeFileSync(join(content, 'course', 'module-2', 'module.json'), '{');
    const { ended, output } = run([MAIN], { ...place, CONTENT_DIR: content });
    expect(await ended).toBe(78);
    expect(output()).toContain('module-2');
    expect(postmaster()).toBeNull();
  }, 120_000);

  it('stops with a start that is stopped', async () => {
    const { place, postmaster } = ownFolder();
    const { child, ended, output } = run([MAIN], { ...place, PORT: String(await freePort()) });
    await expect.poll(postmaster, { timeout: 60_000, interval: 5 }).not.toBeNull();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(postmaster()).toBeNull();
    expect(output()).not.toMatch(/Error|\n\s+at /);
  }, 120_000);

  it('leaves no folder behind when it cannot be made', async () => {
    const { place, dataDir } = ownFolder();
    // This start fails, because PostgreSQL's programs refuse a path with a line break.
    const { ended, output } = run([MAIN], { ...place, AUBE_DATA_DIR: join(dataDir, 'x\ny') });
    expect(await ended).toBe(1);
    expect(output()).toContain('PostgreSQL could not make its data folder');
    expect(output()).not.toMatch(/\n\s+at /);
    expect(existsSync(dataDir)).toBe(false);
  }, 120_000);
});

const FULL_LOGS = [
  ['a reader that stopped reading', () => 'pipe' as const],
  ...(existsSync('/dev/full')
    ? ([['a full disk', () => openSync('/dev/full', 'w')]] as const)
    : []),
] as const;

const STRAY = 'process.once("SIGUSR2", () => { throw new Error("canary"); })';

it.each(FULL_LOGS)(
  'goes on with %s under its log: it answers, counts what it loses, and still dies of a fault (FT-7)',
  async (_title, open) => {
    const args = ['--import', `data:text/javascript,${STRAY}`];
    const { url, child, ended } = await startServer({ args, output: open() });
    child.stdout?.removeAllListeners('data').pause();
    const ask = () => fetch(`${url}/healthz`).then(({ status }) => status);
    for (let batch = 0; batch < 60; batch += 1) {
      const statuses = await Promise.all(Array.from({ length: 50 }, ask));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    const figures = await (await fetch(`${url}/metrics`)).text();
    const dropped = /^aube_log_lines_dropped_total (\d+)$/m.exec(figures)?.[1];
    expect(Number(dropped)).toBeGreaterThan(0);
    child.kill('SIGUSR2');
    expect(await ended).toBe(1);
  },
  180_000,
);

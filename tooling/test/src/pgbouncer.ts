import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** PgBouncer with the settings of docs/operations.md, for every database of a server. */
function settings(server: URL, port: number): string {
  const target = [
    `host=${server.hostname} port=${server.port}`,
    `user=${server.username} password=${decodeURIComponent(server.password)}`,
    `connect_query='set timezone to utc; set jit to off; set statement_timeout to 4000; set idle_in_transaction_session_timeout to 10000'`,
  ].join(' ');
  return `[databases]
* = ${target}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
server_login_retry = 1
max_client_conn = 500
${process.getuid?.() === 0 ? 'user = nobody' : ''}
`;
}

async function takePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await delay(50);
  }
  throw new Error('PgBouncer does not listen.');
}

/** Calls `work` with PgBouncer in transaction mode; null when PgBouncer is not installed. */
export async function withPgBouncer<T>(
  serverUrl: string,
  work: (poolerUrl: string) => Promise<T>,
): Promise<T | null> {
  const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (version.error) {
    console.log('No PgBouncer is installed here.');
    return null;
  }
  console.log(version.stdout.split('\n')[0]);
  const folder = mkdtempSync(join(tmpdir(), 'aube-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await takePort();
  writeFileSync(file, settings(new URL(serverUrl), port), { mode: 0o600 });
  const child = spawn('pgbouncer', ['-q', file], { stdio: 'ignore' });
  try {
    await waitFor(port);
    const pooler = new URL(serverUrl);
    pooler.port = String(port);
    return await work(pooler.href);
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

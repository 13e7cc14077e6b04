import { Client } from 'pg';
import { realpathSync } from 'node:fs';
import type { Cluster } from './cluster.ts';

/**
 * All processes that use a server share this lock. Only the process that stops the server takes
 * the exclusive lock.
 */
const presenceLock = '1635082853, 1';

export type ConnectionTry =
  | { readonly kind: 'present'; readonly client: Client }
  | { readonly kind: 'busy' }
  | { readonly kind: 'away' };

/**
 * Takes the shared lock. The result is also `away` when the server of another cluster uses this
 * port.
 */
export async function tryConnection(
  cluster: Cluster,
  port: number,
  password: string,
): Promise<ConnectionTry> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: 'aube supervisor',
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await serves(client, cluster))) {
      await client.end();
      return { kind: 'away' };
    }
    const lock = `select pg_try_advisory_lock_shared(${presenceLock}) as "isHeld"`;
    const { rows } = await client.query<{ isHeld: boolean }>(lock);
    if (rows[0]?.isHeld === true) return { kind: 'present', client };
    await client.end();
    return { kind: 'busy' };
  } catch (error) {
    await client.end().catch(() => undefined);
    return { kind: isBusy(error) ? 'busy' : 'away' };
  }
}

/**
 * Releases the shared lock. True when no other process uses the server; the server can then be
 * stopped.
 */
export async function leave(client: Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${presenceLock})`);
  const { rows } = await client.query<{ isAlone: boolean }>(
    `select pg_try_advisory_lock(${presenceLock}) as "isAlone"`,
  );
  return rows[0]?.isAlone === true;
}

async function serves(client: Client, cluster: Cluster): Promise<boolean> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const folder = rows[0]?.data_directory;
  return folder !== undefined && realpathSync(folder) === realpathSync(cluster.folder);
}

/** 57P03: starting or recovering. 57P01: stopping. 53300: too many connections. */
function isBusy(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === '57P03' || code === '57P01' || code === '53300';
}

import { realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseUnavailableError } from '../database-error.ts';
import { findEmbeddedBinaries, type PostgresBinaries } from './binaries.ts';
import {
  clusterIn,
  createClusterUnlessThere,
  handOver,
  keepPort,
  readSecrets,
  type Cluster,
} from './cluster.ts';
import { explainFailedStart } from './explain-failed-start.ts';
import { findFreePort } from './free-port.ts';
import { launchPostmaster, type FailedStart } from './launch-postmaster.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { makeFolder, removeEmptyFolders } from './make-folder.ts';
import { forgetPostmaster, findPostmaster, isAlive, isPostmasterOf } from './postmaster-pid.ts';
import { tryConnection, leave, type ConnectionTry } from './presence.ts';

const provisionLock = '1635082853, 2';

async function provision(superuser: Client, password: string): Promise<void> {
  const found = await superuser.query(`select from pg_database where datname = 'aube'`);
  if (found.rowCount === 1) return;

  await superuser.query(`select pg_advisory_lock(${provisionLock})`);
  try {
    const roles = await superuser.query(`select from pg_roles where rolname = 'aube'`);
    if (roles.rowCount === 0) {
      await superuser.query(`create role aube login password '${password}'`);
    }
    const databases = await superuser.query(`select from pg_database where datname = 'aube'`);
    if (databases.rowCount === 0) await superuser.query('create database aube owner aube');
  } finally {
    await superuser.query(`select pg_advisory_unlock(${provisionLock})`);
  }
}

/** Limit in milliseconds for a server that does not answer; a server in recovery has no limit. */
const patienceMs = 30_000;

const retryMs = 5_000;

export type EmbeddedServerOptions = {
  readonly dataDir: string;
  readonly binaries?: PostgresBinaries;
  /** `restarted`: recovered after a crash; `lost`: the recovery failed. */
  readonly report?: (event: 'restarted' | 'lost', error?: unknown) => void;
  /**
   * After an abort, a started server is stopped and the promise rejects with the signal's reason.
   */
  readonly signal?: AbortSignal | undefined;
};

export type EmbeddedServer = {
  /** Address of the database `aube`. The address contains the password: never log the address. */
  readonly url: string;
  /** Address of the database `postgres`, for the superuser. */
  readonly adminUrl: string;
  pid(): number | null;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, or uses the server that already runs. A kill of this
 * process does not stop the server.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const made = makeFolder(options.dataDir);
  try {
    return await startIn(options);
  } catch (thrown) {
    removeEmptyFolders(made);
    throw explainFailedStart(thrown);
  }
}

async function startIn(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { signal } = options;
  const dataDir = realpathSync(options.dataDir);
  const binaries = options.binaries ?? findEmbeddedBinaries();
  const launcher = chooseLauncher(binaries.postgres, dataDir);
  createClusterUnlessThere(dataDir, binaries, launcher, await findFreePort());
  const cluster = clusterIn(dataDir);

  const leaving = new AbortController();
  let recovery: Promise<void> | null = null;
  const starting =
    signal === undefined ? leaving.signal : AbortSignal.any([leaving.signal, signal]);
  let presence = await enter(cluster, binaries, launcher, starting);
  const secrets = readSecrets(cluster);
  let port = portOf(cluster);
  try {
    await provision(presence, secrets.password);
    signal?.throwIfAborted();
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  watch();

  function watch(): void {
    setKeepingAlive(presence, false);
    presence.once('end', () => {
      if (!leaving.signal.aborted) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    while (!leaving.signal.aborted) {
      try {
        presence = await enter(cluster, binaries, launcher, leaving.signal);
        port = portOf(cluster);
        watch();
        options.report?.('restarted');
        return;
      } catch (error) {
        if (!leaving.signal.aborted) options.report?.('lost', error);
        await delay(retryMs, undefined, { signal: leaving.signal }).catch(() => undefined);
      }
    }
  }

  async function stop(): Promise<void> {
    if (leaving.signal.aborted) return;
    leaving.abort();
    await recovery;
    setKeepingAlive(presence, true);
    const postmaster = findPostmaster(cluster.folder);
    const isAlone = await leave(presence).catch(() => false);
    if (isAlone && postmaster !== null) await stopPostmaster(postmaster.pid);
    await presence.end().catch(() => undefined);
  }

  return {
    get url() {
      return `postgres://aube:${secrets.password}@127.0.0.1:${port}/aube`;
    },
    get adminUrl() {
      return `postgres://postgres:${secrets.superuserPassword}@127.0.0.1:${port}/postgres`;
    },
    pid: () => findPostmaster(cluster.folder)?.pid ?? null,
    stop,
  };
}

async function enter(
  cluster: Cluster,
  binaries: PostgresBinaries,
  launcher: Launcher,
  leaving: AbortSignal,
): Promise<Client> {
  let givesUpAt = Date.now() + patienceMs;
  while (Date.now() < givesUpAt && !leaving.aborted) {
    const { superuserPassword: password, port } = readSecrets(cluster);
    const postmaster = findPostmaster(cluster.folder);
    const answer: ConnectionTry =
      postmaster === null
        ? { kind: 'away' }
        : await tryConnection(cluster, postmaster.port ?? port, password);
    if (answer.kind === 'present') return answer.client;
    if (answer.kind === 'busy') givesUpAt = Date.now() + patienceMs;

    if (answer.kind === 'away' && !isRunning(cluster)) {
      const started = await launch(cluster, binaries, launcher, { port, password, leaving });
      if ('client' in started) return started.client;
      if (started.kind === 'failed') {
        throw new DatabaseUnavailableError(
          `PostgreSQL did not start: ${started.reason}\nIts log is ${cluster.log}`,
        );
      }
      if (started.kind === 'port-taken') keepPort(cluster, await findFreePort());
    }
    await delay(50);
  }
  leaving.throwIfAborted();
  throw new DatabaseUnavailableError(
    `PostgreSQL in ${cluster.folder} does not answer after ${patienceMs / 1000} s. ` +
      `Its log is ${cluster.log}`,
  );
}

function portOf(cluster: Cluster): number {
  return findPostmaster(cluster.folder)?.port ?? readSecrets(cluster).port;
}

async function launch(
  cluster: Cluster,
  binaries: PostgresBinaries,
  launcher: Launcher,
  { port, password, leaving }: { port: number; password: string; leaving: AbortSignal },
): Promise<{ readonly client: Client } | FailedStart> {
  handOver(cluster.folder, launcher);
  const launched = launchPostmaster(cluster, binaries, launcher, port);
  for (;;) {
    await delay(15);
    const failure = launched.failure();
    if (failure !== null) return failure;
    if (leaving.aborted) {
      launched.stop();
      continue;
    }
    const answer = await tryConnection(cluster, port, password);
    if (answer.kind === 'present') return answer;
  }
}

function isRunning(cluster: Cluster): boolean {
  const postmaster = findPostmaster(cluster.folder);
  if (postmaster === null || !isAlive(postmaster.pid)) return false;
  if (isPostmasterOf(cluster.folder, postmaster.pid)) return true;
  forgetPostmaster(cluster.folder);
  return false;
}

function setKeepingAlive(client: Client, isKeeping: boolean): void {
  const socket = client as Client & { ref(): void; unref(): void };
  if (isKeeping) socket.ref();
  else socket.unref();
}

async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  const givesUpAt = Date.now() + patienceMs;
  while (isAlive(pid)) {
    if (Date.now() > givesUpAt) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await delay(10);
  }
}

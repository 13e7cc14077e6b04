import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client, type ClientBase, type ClientConfig, type Pool, type PoolConfig } from 'pg';
import { checkDurability, findServerFault } from './check-durability.ts';
import { checkPooledSession } from './check-pooled-session.ts';
import { databaseAddresses } from './database-addresses.ts';
import { GuardedPool } from './guarded-pool.ts';
import { reportToStandardError, type Report } from './database-notice.ts';
import {
  DatabaseUnavailableError,
  errorCode,
  isDatabaseAway,
  ReadOnlyError,
} from './database-error.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { StatementLanes, type LaneOptions } from './statement-lanes.ts';
import { OwnCluster } from './own-cluster.ts';
import { takesWrites } from './takes-writes.ts';
import { plainTypes } from './plain-types.ts';
import { PrimaryAddress, type Host } from './primary-address.ts';
import { hasCaughtUp } from './replica.ts';
import { expectReplicaOf, ForeignReplicaError } from './foreign-replica.ts';

export type Database = PgDatabase<NodePgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type ConnectOptions = {
  /**
   * Address of PostgreSQL 15 or newer, with one host or several; without an address, the embedded
   * server in the data folder is used.
   */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** PgBouncer in front of `databaseUrl`, for the pool. @decision speed#pgbouncer */
  readonly pooler?: Pooler | undefined;
  /** Streaming replica of `databaseUrl`, for long reads. @decision speed#replica */
  readonly replicaUrl?: string | undefined;
  readonly poolSize?: number;
  /** In milliseconds: maximum wait at the start for a server without an answer; 5 s by default. */
  readonly patienceMs?: number;
  readonly report?: Report;
  readonly signal?: AbortSignal | undefined;
};

/** A pooler in transaction mode: each transaction may run in another session. */
export type Pooler = {
  readonly url: string;
  /** PgBouncer supports named statements from release 1.21 on (`max_prepared_statements`). */
  readonly hasNamedStatements: boolean;
};

export type Connection = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  readonly pool: Pool;
  /** Contains the password: never log this address. */
  readonly url: string;
  /**
   * Opens a client outside the pool, without the pool's limits and without a pooler. The caller
   * must end the client.
   */
  readonly openClient: (config?: ClientConfig) => Promise<Client>;
  /** For long reads: the replica when the replica is up to date, otherwise the primary. */
  readonly reading: () => Promise<Pick<Connection, 'pool' | 'openClient'>>;
  /**
   * Waits for running work, then closes the connection. The embedded server stops when the last
   * process has closed its connection.
   */
  readonly close: (patienceMs?: number) => Promise<void>;
};

/**
 * In milliseconds. A query has less time than a request, because a request may first wait for the
 * query of its rate limit.
 * @source security RO-2 FT-3
 */
const limits = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 4_400,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
};

/** In milliseconds. A pooler must set these values itself and refuses values from a client. */
const sessionLimits = {
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Turns JIT off, because JIT makes our statements slower. */
const session = {
  application_name: 'aube',
  options: '-c timezone=UTC -c jit=off',
  types: plainTypes,
};

/**
 * Connects to the database. Refuses a server that may lose confirmed saves.
 * @throws DatabaseUnavailableError without an answer, after a refusal, or for a server that is too
 *   old
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const report = options.report ?? reportToStandardError;
  const server = await findServer(options, report);
  const cluster = new OwnCluster();
  cluster.onForeign = () => report({ kind: 'host-foreign', code: null });
  server.accept(({ place }) => cluster.accepts(place));
  const { pooler } = options;
  const { options: startOptions, ...plainSession } = session;
  const pool = new GuardedPool({
    ...plainSession,
    ...(pooler === undefined && { ...sessionLimits, options: startOptions }),
    ...limits,
    Client: clientAt(() => pooler?.url ?? server.url),
    max: options.poolSize ?? 10,
    verify: (client, accept) => void cluster.findFault(client).then(accept),
  });
  pool.hasNamedStatements = pooler?.hasNamedStatements ?? true;
  pool.onLost = (error) => report({ kind: 'connection-lost', code: errorCode(error) });
  pool.onDoubt = () => void server.look();
  if (pooler === undefined) {
    pool.lanes = lanesTo(() => server.url, {
      onLost: (error) => pool.lose(error),
      onReadOnly: () => pool.leaveReadOnly(),
      findFault: (client) => cluster.findFault(client),
    });
  }
  async function openOwnClient(config?: ClientConfig): Promise<Client> {
    const client = await openClient(server.url, config);
    const fault = await cluster.findFault(client);
    if (fault === undefined) return client;
    await client.end();
    throw fault;
  }

  const replica =
    options.replicaUrl === undefined ? null : replicaAt(options.replicaUrl, pool, report);
  const close = async (patienceMs?: number): Promise<void> => {
    const ended = Promise.all([replica?.pool.end(), pool.ending || pool.end()]);
    const patience = new AbortController();
    const isOver = () =>
      delay(patienceMs, undefined, { signal: patience.signal }).catch(() => null);
    await (patienceMs === undefined ? ended : Promise.race([ended, isOver()]));
    patience.abort();
    await server.leave();
  };
  try {
    await waitForServer(pool, server, options, report);
    server.onMove(() => {
      report({ kind: 'primary-moved', code: null });
      pool.leaveAll();
    });
    await checkDurability(pool, report);
    server.accept(({ place, settings }) => {
      if (!cluster.accepts(place)) return false;
      const isDurable = findServerFault(new Map(Object.entries(settings))) === null;
      if (!isDurable) report({ kind: 'host-not-durable', code: null });
      return isDurable;
    });
    await server.expectOneCluster();
    await replica?.refuseForeign();
    if (pooler !== undefined) await checkPooledSession(pool, () => openOwnClient());
  } catch (error) {
    await close();
    options.signal?.throwIfAborted();
    throw unavailable(error, pooler?.url ?? options.databaseUrl ?? server.url);
  }
  const primary = { pool, openClient: openOwnClient };
  return {
    kind: options.databaseUrl === undefined ? 'embedded' : 'postgres',
    db: drizzle(pool),
    ...primary,
    get url() {
      return server.url;
    },
    async reading() {
      if (replica === null) return primary;
      if (await hasCaughtUp(pool, replica.pool)) return replica;
      report({ kind: 'replica-not-read', code: null });
      return primary;
    },
    close,
  };
}

/** @decision speed#lanes */
const lanesTo = (
  url: () => string,
  heard: Pick<LaneOptions, 'onLost' | 'onReadOnly' | 'findFault'>,
) =>
  new StatementLanes({
    newClient: () =>
      new Client({
        ...session,
        ...sessionLimits,
        ...limits,
        // In milliseconds. A statement that waits longer for a lock is moved to a separate
        // connection (`quickQuery`).
        lock_timeout: 100,
        pipeline: true,
        connectionString: url(),
      }),
    most: 4,
    deepest: 16,
    ...heard,
  });

/** Checks for each new connection that the server at `url` is a replica of the primary. */
function replicaAt(url: string, primary: Pool, report: Report) {
  const findFault = (client: ClientBase): Promise<Error | undefined> =>
    expectReplicaOf(primary, client).then(
      () => undefined,
      (error: Error) => {
        if (error instanceof ForeignReplicaError) report({ kind: 'replica-foreign', code: null });
        return error;
      },
    );
  const pool = new GuardedPool({
    ...session,
    ...sessionLimits,
    ...limits,
    connectionString: url,
    max: 4,
    verify: (client, accept) => void findFault(client).then(accept),
  });
  pool.onLost = (error) => report({ kind: 'connection-lost', code: errorCode(error) });
  return {
    pool,
    async openClient(config?: ClientConfig) {
      const client = await openClient(url, config);
      const fault = await findFault(client);
      if (fault === undefined) return client;
      await client.end();
      throw fault;
    },
    /**
     * Throws only for a replica of another database. When the replica does not answer, the site
     * starts without an error.
     */
    async refuseForeign() {
      const error: unknown = await pool.query('select 1').catch((thrown: unknown) => thrown);
      if (error instanceof ForeignReplicaError) throw error;
    },
  };
}

type Server = {
  readonly url: string;
  readonly look: () => Promise<void>;
  readonly onMove: (react: () => void) => void;
  readonly accept: (accepts: (host: Host) => boolean) => void;
  /** Throws when the hosts in the address belong to different clusters. */
  readonly expectOneCluster: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

function clientAt(url: () => string): NonNullable<PoolConfig['Client']> {
  return class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: url() });
    }
  };
}

async function findServer(
  { databaseUrl, dataDir, signal }: ConnectOptions,
  report: Report,
): Promise<Server> {
  if (databaseUrl !== undefined) return serverAt(databaseUrl);
  const server = await startEmbeddedServer({
    dataDir,
    signal,
    report: (event, error) => report({ kind: `embedded-${event}`, code: errorCode(error) }),
  });
  return {
    get url() {
      return server.url;
    },
    look: async () => undefined,
    onMove: () => undefined,
    accept: () => undefined,
    expectOneCluster: async () => undefined,
    leave: () => server.stop(),
  };
}

function serverAt(databaseUrl: string): Server {
  const place = new PrimaryAddress(addressesIn(databaseUrl));
  return {
    get url() {
      return place.current;
    },
    look: () => place.look(),
    onMove(react) {
      place.onMove = react;
    },
    accept(accepts) {
      place.accepts = accepts;
    },
    async expectOneCluster() {
      if (await place.isOneCluster()) return;
      throw new DatabaseUnavailableError(
        'The hosts of DATABASE_URL are of different clusters, with other people. ' +
          'Each host must be the primary or a standby of one cluster.',
      );
    },
    leave: async () => undefined,
  };
}

function addressesIn(databaseUrl: string): readonly [string, ...string[]] {
  const addresses = databaseAddresses(databaseUrl);
  if (addresses === null) throw new DatabaseUnavailableError('DATABASE_URL names no database.');
  return addresses;
}

async function waitForServer(
  pool: Pool,
  server: Server,
  { patienceMs = 5_000, signal }: ConnectOptions,
  report: Report,
): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    try {
      await server.look();
      const isPrimary = await takesWrites(pool);
      signal?.throwIfAborted();
      if (!isPrimary) throw new ReadOnlyError('standby');
      return;
    } catch (error) {
      if (signal?.aborted || !isDatabaseAway(error) || Date.now() > givesUpAt) throw error;
      if (attempt === 0) report({ kind: 'waiting', code: errorCode(error) });
      await delay(250);
    }
  }
}

async function openClient(url: string, config: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...session, keepAlive: true, ...config, connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The message contains no password. */
function unavailable(error: unknown, url: string): Error {
  const isReadOnly = error instanceof ReadOnlyError;
  if (error instanceof DatabaseUnavailableError && !isReadOnly) return error;
  const clients = addressesIn(url).map((connectionString) => new Client({ connectionString }));
  const hosts = clients.map(({ host, port }) => `${host}:${port}`).join(', ');
  const { database, user } = clients[0] ?? {};
  const where = `database ${database ?? ''} at ${hosts} as ${user ?? ''}`;
  if (isReadOnly) {
    return new DatabaseUnavailableError(
      `The ${where} only reads: it may be a standby. DATABASE_URL must lead to the primary.`,
    );
  }
  const code = errorCode(error) ?? 'unknown';
  return new DatabaseUnavailableError(
    isDatabaseAway(error)
      ? `No answer from the ${where} (${code}). Is the server running? DATABASE_URL names it.`
      : `The ${where} refuses the connection (${code}): ${(error as Error).message}`,
    { cause: error },
  );
}

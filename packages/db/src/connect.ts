import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client, type ClientConfig, type Pool, type PoolConfig } from 'pg';
import { checkDurability } from './check-durability.ts';
import { checkPooledSession } from './check-pooled-session.ts';
import { GuardedPool } from './guarded-pool.ts';
import { reportToStandardError, type Report } from './database-notice.ts';
import { DatabaseUnavailableError, errorCode, isDatabaseAway } from './database-error.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { StatementLanes } from './statement-lanes.ts';
import { plainTypes } from './plain-types.ts';
import { hasCaughtUp } from './replica.ts';

/** The database or a transaction, for functions that run SQL. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** For functions that must run inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Location and use of the database. */
export type ConnectOptions = {
  /** A PostgreSQL server, 15 or newer; absent: the embedded one in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** PgBouncer in front of `databaseUrl`, for the pool. @decision speed#pgbouncer */
  readonly pooler?: Pooler | undefined;
  /** A streaming replica of `databaseUrl`, for long reads. @decision speed#replica */
  readonly replicaUrl?: string | undefined;
  /** Maximum number of connections, 10 by default. */
  readonly poolSize?: number;
  /** Wait for a silent server at the start, 5 s by default. */
  readonly patienceMs?: number;
  readonly report?: Report;
  /**
   * Ends a start: the promise rejects with the reason of the signal, and nothing is left behind.
   */
  readonly signal?: AbortSignal | undefined;
};

/** A pooler in transaction mode: each transaction may get another session. */
export type Pooler = {
  readonly url: string;
  /**
   * The pooler knows named prepared statements (PgBouncer from 1.21, `max_prepared_statements`).
   */
  readonly hasNamedStatements: boolean;
};

/** A connection to the database, the same for every kind of server. */
export type Connection = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** Runs namedQuery and raw SQL. */
  readonly pool: Pool;
  /** For libraries with their own connections. Contains the password: never log it. */
  readonly url: string;
  /**
   * Opens a client outside the pool, its limits and any pooler, for migrations and exports. The
   * caller ends it.
   */
  readonly openClient: (config?: ClientConfig) => Promise<Client>;
  /** The replica once the replica has all present data of the server; else the server. */
  readonly reading: () => Promise<Pick<Connection, 'pool' | 'openClient'>>;
  /**
   * Waits some time for running work, then closes. The embedded server stops with its last user,
   * and stops remaining work.
   */
  readonly close: (patienceMs?: number) => Promise<void>;
};

/**
 * Limits of a request: no query runs longer than a request, and no connection waits for a frozen
 * server.
 * @source security RO-2
 */
const limits = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
};

/** Settings at a session's start; a pooler must set them, because it refuses them from clients. */
const sessionLimits = {
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Settings of every session. JIT is off, because compiling our statements costs more than it gains. */
const session = {
  application_name: 'aube',
  options: '-c timezone=UTC -c jit=off',
  types: plainTypes,
};

/**
 * Connects, and refuses a server that may lose acknowledged data.
 *
 * @throws DatabaseUnavailableError when the server is away, refuses us or is too old.
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const report = options.report ?? reportToStandardError;
  const server = await findServer(options, report);
  const { pooler } = options;
  const { options: startOptions, ...plainSession } = session;
  const pool = new GuardedPool({
    ...plainSession,
    ...(pooler === undefined && { ...sessionLimits, options: startOptions }),
    ...limits,
    Client: clientAt(() => pooler?.url ?? server.url),
    max: options.poolSize ?? 10,
  });
  pool.hasNamedStatements = pooler?.hasNamedStatements ?? true;
  pool.onLost = (error) => report({ kind: 'connection-lost', code: errorCode(error) });
  if (pooler === undefined) pool.lanes = lanesTo(() => server.url, pool.onLost);

  const replica = options.replicaUrl === undefined ? null : replicaAt(options.replicaUrl, report);
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
    await waitForServer(pool, options, report);
    await checkDurability(pool, report);
    if (pooler !== undefined) await checkPooledSession(pool, () => openClient(server.url));
  } catch (error) {
    await close();
    options.signal?.throwIfAborted();
    throw unavailable(error, pooler?.url ?? server.url);
  }
  const primary = {
    pool,
    openClient: (config?: ClientConfig) => openClient(server.url, config),
  };
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

/**
 * Few connections with many statements each: statements that wait together are answered together.
 * @decision speed#lanes
 */
const lanesTo = (url: () => string, onLost: (error: Error) => void) =>
  new StatementLanes({
    newClient: () =>
      new Client({
        ...session,
        ...sessionLimits,
        ...limits,
        // A statement locked for longer waits on its own connection (`quickQuery`).
        lock_timeout: 100,
        pipeline: true,
        connectionString: url(),
      }),
    most: 4,
    deepest: 16,
    onLost,
  });

/** Connects to the replica on first use; the site runs without it. */
function replicaAt(url: string, report: Report) {
  const pool = new GuardedPool({
    ...session,
    ...sessionLimits,
    ...limits,
    connectionString: url,
    max: 4,
  });
  pool.onLost = (error) => report({ kind: 'connection-lost', code: errorCode(error) });
  return { pool, openClient: (config?: ClientConfig) => openClient(url, config) };
}

/** Current address of a server, and its release. */
type Server = {
  readonly url: string;
  readonly leave: () => Promise<void>;
};

/** Connections go to the server's current address, because an embedded one may have moved. */
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
  if (databaseUrl !== undefined) return { url: databaseUrl, leave: async () => undefined };
  const server = await startEmbeddedServer({
    dataDir,
    signal,
    report: (event, error) => report({ kind: `embedded-${event}`, code: errorCode(error) }),
  });
  return {
    get url() {
      return server.url;
    },
    leave: () => server.stop(),
  };
}

async function waitForServer(
  pool: Pool,
  { patienceMs = 5_000, signal }: ConnectOptions,
  report: Report,
): Promise<void> {
  const givesUpAt = Date.now() + patienceMs;
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query('select');
      signal?.throwIfAborted();
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

/** Names the place of the server, never the password. */
function unavailable(error: unknown, url: string): Error {
  if (error instanceof DatabaseUnavailableError) return error;
  const { host, port, database, user } = new Client({ connectionString: url });
  const where = `database ${database ?? ''} at ${host}:${port} as ${user ?? ''}`;
  const code = errorCode(error) ?? 'unknown';
  return new DatabaseUnavailableError(
    isDatabaseAway(error)
      ? `No answer from the ${where} (${code}). Is the server running? DATABASE_URL names it.`
      : `The ${where} refuses the connection (${code}): ${(error as Error).message}`,
    { cause: error },
  );
}

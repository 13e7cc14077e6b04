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

/** The database as drizzle sees it, or a transaction of it: what a function takes that runs SQL. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** What a function takes that must run inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where the database is, and how much of it to use. */
export type ConnectOptions = {
  /** A PostgreSQL server, 15 or newer; without it, the embedded one in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** PgBouncer in front of `databaseUrl`, for what runs in the pool. @decision decisions/0069 */
  readonly pooler?: Pooler | undefined;
  /** A streaming replica of `databaseUrl`, for long reads. @decision decisions/0070 */
  readonly replicaUrl?: string | undefined;
  /** Connections at most, 10 by default. */
  readonly poolSize?: number;
  /** How long to wait at start for a server that does not answer yet, 5 s by default. */
  readonly patienceMs?: number;
  readonly report?: Report;
  /** Ends a start that is under way: it rejects with the signal's reason, and nothing it began stays. */
  readonly signal?: AbortSignal | undefined;
};

/** A pooler in transaction mode: whoever asks gets another session with each transaction. */
export type Pooler = {
  readonly url: string;
  /** It knows prepared statements by their names (PgBouncer from 1.21, `max_prepared_statements`). */
  readonly hasNamedStatements: boolean;
};

/** A connection to the database, the same whichever server is behind. */
export type Connection = {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** namedQuery and raw SQL run on it. */
  readonly pool: Pool;
  /** For a library that connects by itself. Holds the password: never log it. */
  readonly url: string;
  /** A connected client outside the pool, its limits and any pooler: migrations, exports. End it. */
  readonly openClient: (config?: ClientConfig) => Promise<Client>;
  /** The replica once it has all that the server had when asked; the server itself where it has not. */
  readonly reading: () => Promise<Pick<Connection, 'pool' | 'openClient'>>;
  /**
   * Waits for what runs, as long as it is given, then leaves; the embedded server stops with the last one to
   * leave, and what still runs ends with it.
   */
  readonly close: (patienceMs?: number) => Promise<void>;
};

/**
 * The limits of a request: no query outlives it, no connection hangs on a frozen server.
 *
 * @source security RO-2
 */
const limits = {
  connectionTimeoutMillis: 2_000,
  query_timeout: 5_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
};

/** What a session is given when it begins; a pooler has to give it, since it refuses these of a client. */
const sessionLimits = {
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** What holds for every session, whatever the server's own settings; compiling our statements costs more than it gains. */
const session = {
  application_name: 'aube',
  options: '-c timezone=UTC -c jit=off',
  types: plainTypes,
};

/**
 * Connects, and refuses a server that may lose what it acknowledged.
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

/** Few and deep: statements that wait together are answered together. @decision decisions/0088 */
const lanesTo = (url: () => string, onLost: (error: Error) => void) =>
  new StatementLanes({
    newClient: () =>
      new Client({
        ...session,
        ...sessionLimits,
        ...limits,
        // What is locked for longer waits on a connection of its own (`quickQuery`).
        lock_timeout: 100,
        pipeline: true,
        connectionString: url(),
      }),
    most: 4,
    deepest: 16,
    onLost,
  });

/** A replica connects when it is first asked: the site runs without it. */
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

/** Where a server is now, and how to leave it. */
type Server = {
  readonly url: string;
  readonly leave: () => Promise<void>;
};

/** Connections that go where the server is when they are made: an embedded one may have moved. */
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

/** Says where it looked, and never the password. */
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

import type { Readable } from 'node:stream';
import type { Client, Pool, QueryResultRow } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from './connect.ts';

/**
 * One moment of the database, read for as long as it takes: a repeatable-read transaction that cannot
 * write, on a connection outside the pool and its limits.
 */
export type Snapshot = {
  query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** What `COPY (…) TO STDOUT` writes; `text` is a whole COPY statement. */
  copyOut: (text: string) => Readable;
  /** How long each further statement may run; 0 lets it take as long as it takes. */
  limitTo: (statementMs: number) => Promise<void>;
  /** Ends the query that runs, which then fails. */
  cancel: () => Promise<void>;
  /** Ends it, and with it a query that still runs; a connection that does not end is broken off. */
  close: () => Promise<void>;
};

/** How soon the server notices that nobody listens, while a query has written nothing yet. */
const CHECK_CLIENT_EVERY = '500ms';

/** How long the server is waited for where nothing takes long: to connect, to begin, to say that a limit was reached, to end. */
const PATIENCE_MS = 5000;

/**
 * Opens one. `settings` are there for its statements as `current_setting('aube.<name>')`: COPY takes no
 * parameters, and no value becomes part of a statement.
 * Each statement runs for `statementMs` at most; 0 lets it take as long as it takes.
 */
export async function openSnapshot(
  { openClient, pool }: Pick<Connection, 'openClient' | 'pool'>,
  settings: Readonly<Record<string, string>>,
  statementMs = 0,
): Promise<Snapshot> {
  const client = await openClient({ connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.query(soon('begin isolation level repeatable read read only'));
    const { rows } = await client.query<{ pid: number }>(
      soon(
        `select pg_backend_pid() as pid, set_config('client_connection_check_interval', $3, true),
        set_config('statement_timeout', $4, true),
        set_config('datestyle', 'ISO, YMD', true), set_config('work_mem', '64MB', true),
        (select count(set_config('aube.' || name, value, true))
         from unnest($1::text[], $2::text[]) as given (name, value))`,
        [Object.keys(settings), Object.values(settings), CHECK_CLIENT_EVERY, String(statementMs)],
      ),
    );
    return snapshotOf(client, pool, { pid: rows[0]?.pid ?? 0, statementMs });
  } catch (error) {
    await orBrokenOff(client, client.end());
    throw error;
  }
}

/** A statement that runs for `ms` at most (0: as long as it takes), also where the server does not say so. */
const within = (ms: number, text: string, values: unknown[] = []) => ({
  text,
  values,
  ...(ms > 0 && { query_timeout: ms + PATIENCE_MS }),
});

/** A statement that takes no time. */
const soon = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: PATIENCE_MS,
});

/** Waits for the end of a connection; one that does not end in time is broken off. */
async function orBrokenOff(client: Client, ending: Promise<void>): Promise<void> {
  const { promise: isBroken, resolve } = Promise.withResolvers<void>();
  const breaking = setTimeout(() => {
    client.connection.stream.destroy();
    resolve();
  }, PATIENCE_MS);
  try {
    await Promise.race([ending, isBroken]);
  } finally {
    clearTimeout(breaking);
  }
}

function snapshotOf(
  client: Client,
  pool: Pool,
  { pid, statementMs }: { pid: number; statementMs: number },
): Snapshot {
  let limitMs = statementMs;
  let copying: Readable | null = null;
  let cancelling: Promise<unknown> | null = null;
  let isClosed = false;
  // Once the connection is closed its number may be another's.
  const cancel = async () => {
    if (isClosed) return;
    cancelling = pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
    await cancelling;
  };
  const end = async () => {
    await cancelling;
    if (copying !== null) {
      // Cancelled first: a query that sorts writes nothing, and would not notice a closed connection.
      await cancel();
      copying.destroy();
    }
    isClosed = true;
    await client.end();
  };
  return {
    cancel,

    query: async <Row extends QueryResultRow>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(within(limitMs, text, values))).rows,

    async limitTo(ms) {
      await client.query(soon(`select set_config('statement_timeout', $1, true)`, [String(ms)]));
      limitMs = ms;
    },

    copyOut(text) {
      const rows = client.query(copyTo(text, { highWaterMark: 256 * 1024 }));
      copying = rows;
      rows.once('end', () => (copying = null));
      // Who reads it hears of its faults; one that comes when nobody does must not end the process.
      rows.on('error', () => undefined);
      return rows;
    },

    async close() {
      await orBrokenOff(client, end());
      isClosed = true;
    },
  };
}

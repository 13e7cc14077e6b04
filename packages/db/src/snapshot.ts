import type { Readable } from 'node:stream';
import type { Client, Pool, QueryResultRow } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Connection } from './connect.ts';

/**
 * Snapshot of the database in a read-only repeatable-read transaction. The pool and its time
 * limits are not used.
 */
export type Snapshot = {
  query: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** `text` is a whole `COPY (…) TO STDOUT` statement. */
  copyOut: (text: string) => Readable;
  /** Sets the time limit of later statements; 0 for no limit. */
  limitTo: (statementMs: number) => Promise<void>;
  cancel: () => Promise<void>;
  /** Ends the snapshot and a running query. After a time limit, breaks the connection. */
  close: () => Promise<void>;
};

const CHECK_CLIENT_EVERY = '500ms';

const PATIENCE_MS = 5000;

/**
 * Opens a snapshot. Statements read `settings` as `current_setting('aube.<name>')`, because COPY
 * takes no parameters. `statementMs`: limit per statement; 0: no limit.
 */
export async function openSnapshot(
  { openClient, pool }: Pick<Connection, 'openClient' | 'pool'>,
  settings: Readonly<Record<string, string>>,
  statementMs = 0,
): Promise<Snapshot> {
  const client = await openClient({ connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.query(soon('begin isolation level repeatable read read only'));
    const { rows } = await client.query<{ pid: number; begun: string }>(
      soon(
        `select pg_backend_pid() as pid,
        (select backend_start::text from pg_stat_activity where pid = pg_backend_pid()) as begun,
        set_config('client_connection_check_interval', $3, true),
        set_config('statement_timeout', $4, true),
        set_config('datestyle', 'ISO, YMD', true), set_config('work_mem', '64MB', true),
        (select count(set_config('aube.' || name, value, true))
         from unnest($1::text[], $2::text[]) as given (name, value))`,
        [Object.keys(settings), Object.values(settings), CHECK_CLIENT_EVERY, String(statementMs)],
      ),
    );
    const { pid = 0, begun = '' } = rows[0] ?? {};
    return snapshotOf(client, pool, { pid, begun, statementMs });
  } catch (error) {
    await orBrokenOff(client, client.end());
    throw error;
  }
}

const within = (ms: number, text: string, values: unknown[] = []) => ({
  text,
  values,
  ...(ms > 0 && { query_timeout: ms + PATIENCE_MS }),
});

const soon = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: PATIENCE_MS,
});

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

/** After a switch, a process of another server may have the same number, but not the same start. */
const CANCEL = `select pg_cancel_backend(pid) from pg_stat_activity
  where pid = $1 and backend_start::text = $2`;

function snapshotOf(
  client: Client,
  pool: Pool,
  { pid, begun, statementMs }: { pid: number; begun: string; statementMs: number },
): Snapshot {
  let limitMs = statementMs;
  let copying: Readable | null = null;
  let cancelling: Promise<unknown> | null = null;
  let isClosed = false;
  // Does nothing after the end of this connection: another connection may then have the process
  // number.
  const cancel = async () => {
    if (isClosed) return;
    cancelling = pool.query(CANCEL, [pid, begun]).catch(() => undefined);
    await cancelling;
  };
  const end = async () => {
    await cancelling;
    if (copying !== null) {
      // Cancels the query first, because PostgreSQL does not notice a closed connection during a
      // sort.
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
      // Without this listener, an error would end the process when nobody reads the rows.
      rows.on('error', () => undefined);
      return rows;
    },

    async close() {
      await orBrokenOff(client, end());
      isClosed = true;
    },
  };
}

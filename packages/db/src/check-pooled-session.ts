import type { Client, Pool } from 'pg';
import { DatabaseUnavailableError } from './database-error.ts';

export type SessionFacts = {
  readonly timeZone: string;
  readonly statementTimeout: string;
  readonly idleTimeout: string;
  readonly place: string;
};

const FACTS = `select current_setting('TimeZone') as "timeZone",
  current_setting('statement_timeout') as "statementTimeout",
  current_setting('idle_in_transaction_session_timeout') as "idleTimeout",
  current_database() || ' since ' || extract(epoch from pg_postmaster_start_time()) as place`;

/**
 * Refuses a pooler of another database, and sessions without time limits or with another time zone
 * than UTC.
 * @decision speed#pgbouncer
 */
export async function checkPooledSession(
  pool: Pool,
  openClient: () => Promise<Client>,
): Promise<void> {
  const client = await openClient();
  try {
    const [direct] = (await client.query<SessionFacts>(FACTS)).rows;
    const [pooled] = (await pool.query<SessionFacts>(FACTS)).rows;
    const fault = pooled && direct ? findPoolerFault(pooled, direct) : null;
    if (fault !== null) throw new DatabaseUnavailableError(fault);
  } finally {
    await client.end();
  }
}

export function findPoolerFault(
  pooled: SessionFacts,
  direct: Pick<SessionFacts, 'place'>,
): string | null {
  if (pooled.place !== direct.place) {
    return 'DATABASE_POOLER_URL leads to another database than DATABASE_URL.';
  }
  const faults = [
    pooled.timeZone.toUpperCase() === 'UTC' ? [] : [`timezone = ${pooled.timeZone}`],
    pooled.statementTimeout === '0' ? ['statement_timeout = 0'] : [],
    pooled.idleTimeout === '0' ? ['idle_in_transaction_session_timeout = 0'] : [],
  ].flat();
  if (faults.length === 0) return null;
  return `The sessions behind DATABASE_POOLER_URL are not as they must be (${faults.join(', ')}). Set them by connect_query, as docs/operations.md shows.`;
}

import type { ClientBase } from 'pg';
import { DatabaseUnavailableError, errorCode } from './database-error.ts';

/**
 * SQL that identifies the cluster and the database. The result is equal only on a primary and its
 * replicas.
 */
export const PLACE = `select system_identifier || ' ' || oid as place
  from pg_control_system(), pg_database where datname = current_database()`;

/** The code counts as a lost connection, so that a request waits for the right host. */
class ForeignHostError extends DatabaseUnavailableError {
  readonly code = '08004';
}

/** PostgreSQL's codes when the role may not call `pg_control_system`. */
const UNTOLD: ReadonlySet<string | null> = new Set(['42501', '42883']);

/** @returns null for a server that does not name its cluster */
export async function findPlace(client: Pick<ClientBase, 'query'>): Promise<string | null> {
  try {
    const { rows } = await client.query<{ place: string }>(PLACE);
    return rows[0]?.place ?? null;
  } catch (thrown) {
    if (UNTOLD.has(errorCode(thrown))) return null;
    throw thrown;
  }
}

/**
 * Remembers the cluster and database of this process's first primary. Any other database contains
 * other people.
 * @decision running-aube#several-hosts
 */
export class OwnCluster {
  onForeign: () => void = () => undefined;
  private place: string | null = null;

  /**
   * True for the first place given and for the same place later. True for null too: the place is
   * not known.
   */
  accepts(place: string | null): boolean {
    if (place === null) return true;
    this.place ??= place;
    if (this.place !== place) this.onForeign();
    return this.place === place;
  }

  /** Accepts a server that does not name its cluster. */
  async findFault(client: Pick<ClientBase, 'query'>): Promise<Error | undefined> {
    try {
      if (this.accepts(await findPlace(client))) return undefined;
    } catch (thrown) {
      return thrown as Error;
    }
    return new ForeignHostError(
      'A host of DATABASE_URL has another database than before, with other people. ' +
        'Each host must be the primary or a standby of one cluster.',
    );
  }
}

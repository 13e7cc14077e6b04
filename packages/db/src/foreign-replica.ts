import type { ClientBase, Pool } from 'pg';
import { DatabaseUnavailableError } from './database-error.ts';
import { PLACE } from './own-cluster.ts';

export class ForeignReplicaError extends DatabaseUnavailableError {}

/**
 * Checks that the replica copies the primary's database. Another replica would show the people of
 * another site.
 * @throws ForeignReplicaError
 * @decision speed#replica
 */
export async function expectReplicaOf(
  primary: Pick<Pool, 'query'>,
  replica: Pick<ClientBase, 'query'>,
): Promise<void> {
  const [own, other] = await Promise.all([
    primary.query<{ place: string }>(PLACE),
    replica.query<{ place: string }>(PLACE),
  ]);
  if (own.rows[0]?.place === other.rows[0]?.place) return;
  throw new ForeignReplicaError(
    'DATABASE_REPLICA_URL leads to another database than DATABASE_URL, with other people. ' +
      'It must lead to a streaming replica of the same cluster, and name the same database.',
  );
}

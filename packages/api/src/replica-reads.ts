import type { Connection } from '@aube/db';

/** A server to read from, and a connection of it outside its pool. */
export type Reading = Pick<Connection, 'pool' | 'openClient'>;

/**
 * What may be read on a replica: the bytes of a file whose rows, looks and rights were settled on the primary, and
 * figures that name nobody. What decides, writes, or is a look at a person never is.
 * @decision decisions/0070
 */
const REPLICA_READS = ['exports.file', 'stats.getFigures'] as const;

export type ReplicaRead = (typeof REPLICA_READS)[number];

/** Whether this read may happen on a replica; by name, as the audit log has it. */
export const mayReadReplica = (what: string): what is ReplicaRead =>
  REPLICA_READS.some((name) => name === what);

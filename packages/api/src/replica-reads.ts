import type { Connection } from '@aube/db';

/** A server to read from, and a connection of it outside its pool. */
export type Reading = Pick<Connection, 'pool' | 'openClient'>;

/**
 * What may be read on a replica: the bytes of a file whose rights were settled on the primary,
 * where the looks at those
 * whom it shows are written before it leaves, and figures that name nobody. What decides or writes
 * never is, nor any
 * other look at a person.
 * @decision decisions/0070
 */
const REPLICA_READS = ['exports.file', 'stats.getFigures'] as const;

export type ReplicaRead = (typeof REPLICA_READS)[number];

/** Whether this read may happen on a replica; by name, as the audit log has it. */
export const mayReadReplica = (what: string): what is ReplicaRead =>
  REPLICA_READS.some((name) => name === what);

import type { Connection } from '@aube/db';

export type Reading = Pick<Connection, 'pool' | 'openClient'>;

/**
 * Reads that may use a replica. Before these reads, the primary server checks the rights and logs
 * the consultation.
 * @decision speed#replica
 */
const REPLICA_READS = ['exports.file', 'stats.getFigures'] as const;

export type ReplicaRead = (typeof REPLICA_READS)[number];

/** @param what name of the read in the audit log */
export const mayReadReplica = (what: string): what is ReplicaRead =>
  REPLICA_READS.some((name) => name === what);

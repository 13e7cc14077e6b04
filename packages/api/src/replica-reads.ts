import type { Connection } from '@aube/db';

/** A server to read from, and a connection outside its pool. */
export type Reading = Pick<Connection, 'pool' | 'openClient'>;

/**
 * Reads that a replica may serve: the bytes of a file, after the primary has checked rights and
 * recorded the looks; and figures without names. Decisions, writes and other looks at people use
 * the primary.
 * @decision speed#replica
 */
const REPLICA_READS = ['exports.file', 'stats.getFigures'] as const;

export type ReplicaRead = (typeof REPLICA_READS)[number];

/** True when this read may use a replica, by its name in the audit log. */
export const mayReadReplica = (what: string): what is ReplicaRead =>
  REPLICA_READS.some((name) => name === what);

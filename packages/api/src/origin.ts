import type { CALLER_KINDS } from '@aube/db/schema';

/** Kind of session and network of a call. @decision rights-and-roles#values-of-the-log */
export type Origin = {
  callerKind: (typeof CALLER_KINDS)[number];
  /** A /24 of IPv4 or a /48 of IPv6; null without one, as for a job. */
  addressPrefix: string | null;
};

/** The origin of the server's own jobs. */
export const SYSTEM_ORIGIN: Origin = { callerKind: 'system', addressPrefix: null };

import type { CALLER_KINDS } from '@aube/db/schema';

/** By what kind of session, and from which network, a call came. @decision rights-and-roles#values-of-the-log */
export type Origin = {
  callerKind: (typeof CALLER_KINDS)[number];
  /** A /24 of IPv4 or a /48 of IPv6; null where there is none, as for a job. */
  addressPrefix: string | null;
};

/** What the server does by itself. */
export const SYSTEM_ORIGIN: Origin = { callerKind: 'system', addressPrefix: null };

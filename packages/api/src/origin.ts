import type { CALLER_KINDS } from '@aube/db/schema';

/** @decision rights-and-roles#values-of-the-log */
export type Origin = {
  callerKind: (typeof CALLER_KINDS)[number];
  /** IPv4 network (/24) or IPv6 network (/48); null without an address, for example for a job. */
  addressPrefix: string | null;
};

export const SYSTEM_ORIGIN: Origin = { callerKind: 'system', addressPrefix: null };

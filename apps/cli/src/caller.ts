import type { AubeClient, RouterInputs } from '@aube/client';

export type AskedExport = RouterInputs['exports']['prepare'];

/** Procedures of a site, called with the rights of the operator or of a token's owner. */
export type Caller = {
  client: AubeClient;
  openExport: (asked: AskedExport) => Promise<{ rows: number; bytes: AsyncIterable<Uint8Array> }>;
};

export type CallMode = {
  /** Works in one transaction and rolls back the transaction, so that every refusal is reported. */
  isDryRun?: boolean;
  /** Neither creates nor migrates the database. */
  isLook?: boolean;
};

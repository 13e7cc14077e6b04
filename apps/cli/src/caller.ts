import type { AubeClient, RouterInputs } from '@aube/client';

export type AskedExport = RouterInputs['exports']['prepare'];

/** Calls the procedures of a site, with the rights of the operator or of a token's owner. */
export type Caller = {
  client: AubeClient;
  openExport: (asked: AskedExport) => Promise<{ rows: number; bytes: AsyncIterable<Uint8Array> }>;
};

export type CallMode = {
  /** Works in one transaction and rolls it back, so that every refusal shows. */
  isDryRun?: boolean;
  /** Makes and migrates no database. */
  isLook?: boolean;
};

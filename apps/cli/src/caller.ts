import type { AubeClient, RouterInputs } from '@aube/client';

export type AskedExport = RouterInputs['exports']['prepare'];

export type Caller = {
  client: AubeClient;
  openExport: (asked: AskedExport) => Promise<{ rows: number; bytes: AsyncIterable<Uint8Array> }>;
};

export type CallMode = {
  /** Does all the work in one transaction, which is rolled back at the end. */
  isDryRun?: boolean;
  /** True when the database must be neither created nor migrated. */
  isLook?: boolean;
};

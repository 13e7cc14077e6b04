import type { AubeClient, RouterInputs } from '@aube/client';

export type AskedExport = RouterInputs['exports']['prepare'];

export type Caller = {
  client: AubeClient;
  openExport: (asked: AskedExport) => Promise<{ rows: number; bytes: AsyncIterable<Uint8Array> }>;
};

export type CallMode = {
  /** True to do the work in one transaction that is rolled back at the end. */
  isDryRun?: boolean;
  /** True when the command must neither create nor migrate the database. */
  isLook?: boolean;
};

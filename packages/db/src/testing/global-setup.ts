import { stopTestServer } from './test-server.ts';

/** Vitest's `globalSetup`: files start the server on demand, and the end of the run stops it. */
export function teardown(): Promise<void> {
  return stopTestServer();
}

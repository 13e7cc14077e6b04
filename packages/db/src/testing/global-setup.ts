import { stopTestServer } from './test-server.ts';

/** Vitest's `globalSetup`. A test file starts the server when needed. */
export function teardown(): Promise<void> {
  return stopTestServer();
}

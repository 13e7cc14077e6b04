import { stopTestServer } from './test-server.ts';

/** Vitest calls this function after the last test; test files start the server when needed. */
export function teardown(): Promise<void> {
  return stopTestServer();
}

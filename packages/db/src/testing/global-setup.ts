import { stopTestServer } from './test-server.ts';

/** For vitest's `globalSetup`: files start the server when they need it, the run's end stops it. */
export function teardown(): Promise<void> {
  return stopTestServer();
}

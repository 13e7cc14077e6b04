import { expect, it, vi } from 'vitest';
import { openSnapshot } from './snapshot.ts';
import { testDatabase } from './testing.ts';

const { openClient, pool } = await testDatabase();

it('a connection that does not end is broken off after five seconds', async () => {
  const client = await openClient();
  const end = client.end.bind(client);
  client.end = () => new Promise(() => undefined);
  const snapshot = await openSnapshot({ openClient: async () => client, pool }, {});
  // What says that the connection is gone; the test ends with it.
  const closed = new Promise((resolve) => client.once('end', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const closing = snapshot.close();
    await vi.advanceTimersByTimeAsync(5000);
    await expect(closing).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
  await closed;
  await end().catch(() => undefined);
});

it('limits its statements as long as it is told to', async () => {
  const snapshot = await openSnapshot({ openClient, pool }, {}, 7000);
  const limit = () => snapshot.query('show statement_timeout');
  try {
    expect(await limit()).toEqual([{ statement_timeout: '7s' }]);
    await snapshot.limitTo(0);
    expect(await limit()).toEqual([{ statement_timeout: '0' }]);
  } finally {
    await snapshot.close();
  }
});

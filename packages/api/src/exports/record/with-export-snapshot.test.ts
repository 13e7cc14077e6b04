import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { toAppError } from '../../errors.ts';
import { createWorld, MORNING } from '../../testing/world.ts';
import { LOOKS_AT_ONCE, LOOKS_WAITING } from '../rules/export-request.ts';
import { measureFile } from './measure-file.ts';
import { withExportSnapshot } from './with-export-snapshot.ts';
import { EVERYBODY } from '../testing/everybody.ts';

const { services } = await createWorld(await testDatabase());
it('sixty at once hold two connections; the rest wait their turn or come again later', async () => {
  let open = 0;
  let most = 0;
  const sources = {
    ...services,
    now: MORNING,
    openClient: async () => {
      open += 1;
      most = Math.max(most, open);
      const client = await services.openClient();
      client.once('end', () => (open -= 1));
      return client;
    },
  };
  const counts = Array.from({ length: 60 }, () => measureFile(sources, 'weeks', EVERYBODY, false));
  const done = await Promise.allSettled(counts);
  expect(most).toBe(LOOKS_AT_ONCE);
  const refused = done.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(60 - LOOKS_AT_ONCE - LOOKS_WAITING);
  for (const { reason } of refused) expect(reason).toMatchObject({ appCode: 'UNAVAILABLE' });
  expect(await measureFile(sources, 'weeks', EVERYBODY, false)).toMatchObject({ rows: 0 });
});

it('a statement that takes too long is ended, and worded as busy', async () => {
  const sources = { ...services, now: MORNING };
  const slow = withExportSnapshot(sources, EVERYBODY, 50, (snapshot) =>
    snapshot.query('select pg_sleep(60)'),
  ).catch(toAppError);
  expect(await slow).toMatchObject({ appCode: 'UNAVAILABLE' });
});

it('without a limit it takes as long as it takes', async () => {
  const sources = { ...services, now: MORNING };
  const limit = (statementMs: number) =>
    withExportSnapshot(sources, EVERYBODY, statementMs, (snapshot) =>
      snapshot.query('show statement_timeout'),
    );
  expect(await limit(7_000)).toEqual([{ statement_timeout: '7s' }]);
  expect(await limit(0)).toEqual([{ statement_timeout: '0' }]);
});

it('ends when its caller leaves, and is not begun for who has left', async () => {
  const leaving = new AbortController();
  const sources = { ...services, now: MORNING, callerGone: () => leaving.signal };
  let begun = 0;
  const look = () =>
    withExportSnapshot(sources, EVERYBODY, 0, (snapshot) => {
      begun += 1;
      setTimeout(() => leaving.abort(), 50);
      return snapshot.query('select pg_sleep(60)');
    });
  await expect(look()).rejects.toMatchObject({ code: '57014' });
  await expect(look()).rejects.toMatchObject({ name: 'AbortError' });
  expect(begun).toBe(1);
});

import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { toAppError } from '../../errors.ts';
import { createWorld, MORNING } from '../../testing/world.ts';
import { withExportSnapshot } from './with-export-snapshot.ts';
import { EVERYBODY } from '../testing/everybody.ts';

const { services } = await createWorld(await testDatabase());

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

it('begins no other statement after its caller has left', async () => {
  const leaving = new AbortController();
  const sources = { ...services, now: MORNING, callerGone: () => leaving.signal };
  const look = withExportSnapshot(sources, EVERYBODY, 0, async (snapshot) => {
    await snapshot.query('select 1');
    leaving.abort();
    return snapshot.query('select 2');
  });
  await expect(look).rejects.toMatchObject({ name: 'AbortError' });
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

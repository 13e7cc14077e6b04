import { PROCEDURES } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createMatrixWorld } from './testing/matrix-world.ts';
import { VERDICTS } from './testing/verdicts.ts';

const connection = await testDatabase();
const world = await createMatrixWorld(connection);
const { ask, targets, sessionOf } = world;

async function verdicts(token: string): Promise<[name: string, status: number][]> {
  const queries = PROCEDURES.filter(({ type }) => type === 'query');
  const answers: [string, number][] = [];
  for (const { name } of queries) {
    const json = await VERDICTS[name]?.input?.(targets.self, world);
    const input = encodeURIComponent(JSON.stringify({ json }));
    const path = `/trpc/${name}${json === undefined ? '' : `?input=${input}`}`;
    const { status } = await ask(path, { as: { token, kind: 'bearer' } });
    answers.push([name, status]);
  }
  return answers;
}

it('a query about oneself writes nothing, so that a GET changes nothing (SE-6)', async () => {
  const session = await sessionOf('self', 'bearer');
  const token = session?.token ?? '';
  const before = await verdicts(token);
  expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(8);

  const { pathname } = new URL(connection.url);
  const name = pathname.slice(1);
  await connection.pool.query(`alter database ${name} set default_transaction_read_only = on`);
  // The test needs new connections, because an open connection keeps the old setting.
  await connection.pool
    .query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name])
    .catch(() => undefined);
  await expect
    .poll(() =>
      connection.pool
        .query(`insert into rate_limits (key, points) values ('x', 1)`)
        .then(() => 'written')
        .catch((thrown: { code?: string }) => thrown.code),
    )
    .toBe('25006');
  expect(await verdicts(token)).toEqual(before);
});

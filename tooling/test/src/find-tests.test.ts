import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importersOf, findEngineTests, findTests } from './find-tests.ts';

it('finds who imports a file, at first hand or through others', () => {
  const graph = new Map([
    ['server.ts', []],
    ['world.ts', ['server.ts']],
    ['diary.test.ts', ['world.ts', 'night.ts']],
    ['night.test.ts', ['night.ts']],
    ['night.ts', []],
  ]);
  expect([...importersOf(graph, 'server.ts')]).toEqual(['server.ts', 'world.ts', 'diary.test.ts']);
});

it('distinguishes a rule from a procedure that saves', () => {
  const { onDatabase } = findTests([]);
  expect(onDatabase).toContain('packages/api/src/diary/save-day.test.ts');
  expect(onDatabase).toContain('apps/server/src/authorization.test.ts');
  expect(onDatabase).not.toContain('packages/api/src/diary/rules/night.test.ts');
});

it('asks both engines where SQL is written by hand or the engine has a say, and no more', () => {
  const texts = {
    'packages/api/src/claim.ts': 'db.execute(sql`select 1`)',
    'packages/api/src/claim.test.ts': '',
    'packages/api/src/answers.test.ts': '',
    'packages/api/src/locks.test.ts': 'select * from pg_locks',
    'packages/api/src/testing/world.ts': 'pool.query("select 1")',
    'packages/api/src/plain.ts': 'db.select()',
    'packages/api/src/plain.test.ts': 'pool.query("select 1")',
    'packages/db/src/migrate.test.ts': '',
  };
  const graph = new Map([
    ['packages/api/src/answers.test.ts', ['packages/api/src/claim.ts']],
    ['packages/api/src/plain.test.ts', ['packages/api/src/testing/world.ts']],
  ]);
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const tests = Object.keys(texts).filter((path) => path.includes('.test.'));
  expect(findEngineTests(tests, graph, sources)).toEqual([
    'packages/api/src/claim.test.ts',
    'packages/api/src/answers.test.ts',
    'packages/api/src/locks.test.ts',
    'packages/db/src/migrate.test.ts',
  ]);

  const { onDatabase, ofEngine } = findTests([]);
  expect(onDatabase).toEqual(expect.arrayContaining([...ofEngine]));
  expect(ofEngine).toContain('packages/api/src/diary/saves-that-meet.test.ts');
  expect(ofEngine).not.toContain('apps/server/src/process.test.ts');
  expect(ofEngine).not.toContain('apps/server/src/authorization.test.ts');
});

it('misses no test that reads which database it is given', () => {
  const { unit, onDatabase } = findTests([]);
  const reading = unit.filter((path) =>
    /AUBE_TEST_[D]ATABASE_URL/.test(readFileSync(path, 'utf8')),
  );
  expect(reading).not.toEqual([]);
  expect(onDatabase).toEqual(expect.arrayContaining(reading));
});

it('finds by a word in the path, in vitest and in the browser', () => {
  const { unit, journeys } = findTests(['diary-kept', 'sleep-window']);
  expect(journeys).toEqual(['apps/e2e/src/diary-kept.spec.ts']);
  expect(unit).toEqual(['packages/api/src/diary/rules/sleep-window.test.ts']);
  expect(findTests(['no such word']).unit).toEqual([]);
});

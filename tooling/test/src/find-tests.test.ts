import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesThatReach, findTests } from './find-tests.ts';

it('finds who imports a file, at first hand or through others', () => {
  const graph = new Map([
    ['server.ts', []],
    ['world.ts', ['server.ts']],
    ['diary.test.ts', ['world.ts', 'night.ts']],
    ['night.test.ts', ['night.ts']],
    ['night.ts', []],
  ]);
  expect([...filesThatReach(graph, 'server.ts')]).toEqual([
    'server.ts',
    'world.ts',
    'diary.test.ts',
  ]);
});

it('distinguishes a rule from a procedure that saves', () => {
  const { onDatabase } = findTests([]);
  expect(onDatabase).toContain('packages/api/src/diary/save-day.test.ts');
  expect(onDatabase).toContain('apps/server/src/authorization.test.ts');
  expect(onDatabase).not.toContain('packages/api/src/diary/rules/night.test.ts');
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

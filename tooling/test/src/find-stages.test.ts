import { expect, it, vi } from 'vitest';
import { findStages } from './find-stages.ts';
import { failure } from './tally.ts';

vi.mock('@aube/prove/system-postgres', () => ({
  withSystemPostgres: () => Promise.resolve(null),
}));

const files = {
  unit: [],
  journeys: [],
  onDatabase: ['a.test.ts', 'b.test.ts'],
  ofEngine: ['a.test.ts'],
  journeysOnDatabase: [],
};
const options = {
  coverage: false,
  'with-postgres': false,
  'only-unit': false,
  'only-browser': false,
  'only-postgres': false,
  'only-pgbouncer': false,
};
const stagesFor = (option: keyof typeof options) =>
  findStages(files, { ...options, [option]: true }, new AbortController().signal);

it.each([
  ['with-postgres', 1],
  ['only-postgres', 2],
] as const)('--%s fails with a line where no PostgreSQL is installed', async (option, count) => {
  const stages = stagesFor(option);
  expect(stages.map((stage) => [stage.name, stage.count])).toEqual([['PostgreSQL', count]]);
  expect(await stages[0]?.run()).toEqual([failure('no PostgreSQL was found')]);
});

it('has no second engine unless it is asked for', () => {
  expect(stagesFor('only-unit')).toEqual([]);
});

import { expect, it } from 'vitest';
import { differingPackages } from './differing-packages.ts';

const lock = (packages: object) => JSON.stringify({ packages });
const pg = { 'node_modules/pg': { version: '8.1.0', integrity: 'sha512-a' } };

it.each([
  ['the same', pg, pg, []],
  ['another version', pg, { 'node_modules/pg': { version: '8.2.0' } }, ['node_modules/pg']],
  ['another content', pg, { 'node_modules/pg': { version: '8.1.0', integrity: 'sha512-b' } }, ['node_modules/pg']],
  ['one more', pg, { ...pg, 'node_modules/hono': { version: '4.0.0' } }, ['node_modules/hono']],
  ['one less', pg, {}, ['node_modules/pg']],
  ['one inside a workspace', pg, { ...pg, 'apps/web/node_modules/a': { version: '1.0.0' } }, ['apps/web/node_modules/a']],
  ['a workspace and its link', pg, { ...pg, 'apps/web': { version: '0.0.0' }, 'node_modules/@aube/web': { link: true } }, []],
])('%s', (_, one, other, paths) => {
  expect(differingPackages(lock(one), lock(other))).toEqual(paths);
});

import { expect, it } from 'vitest';
import { graphOf } from '../import-graph.ts';
import { checkFolderCircles } from './folder-circles.ts';

const source = (path: string, ...targets: string[]) => ({
  path: `packages/rooms/src/${path}`,
  text: targets.map((target) => `import { x } from '${target}';\n`).join(''),
});
const check = (...files: { path: string; text: string }[]) =>
  checkFolderCircles(graphOf(files, [])).map((fault) =>
    fault.replaceAll('packages/rooms/src', 'rooms'),
  );

it('names the lighter direction of two rooms that import each other', () => {
  const faults = check(
    source('low/a.ts', '../high/b.ts'),
    source('low/c.ts'),
    source('high/b.ts', '../low/c.ts'),
    source('high/d.ts', '../low/c.ts'),
  );
  expect(faults).toEqual([
    'rooms/low/a.ts: imports rooms/high/b.ts; low → high closes a circle of rooms in rooms',
  ]);
});

it.each([
  ['type', `import type { X } from '../low/c.ts';`],
  ['lazy', `const later = () => import('../low/c.ts');`],
  ['passed on', `export * from '../low/c.ts';`],
])('counts an import that is %s', (_, closing) => {
  const faults = check(
    { path: 'packages/rooms/src/high/b.ts', text: closing },
    source('low/c.ts', '../high/d.ts'),
    source('high/d.ts'),
  );
  expect(faults).toHaveLength(1);
});

it('names one import that two circles share instead of one for each', () => {
  const faults = check(
    source('a/1.ts', '../b/1.ts', '../c/1.ts'),
    source('b/1.ts', '../d/1.ts'),
    source('c/1.ts', '../d/1.ts'),
    source('d/1.ts', '../a/1.ts'),
    source('e/1.ts', '../a/1.ts'),
  );
  expect(faults).toEqual([
    'rooms/d/1.ts: imports rooms/a/1.ts; d → a closes a circle of rooms in rooms',
  ]);
});

it('lets rooms lean downward, and leaves files beside the rooms alone', () => {
  const faults = check(
    source('a/1.ts', '../b/1.ts', '../c/1.ts', '../ground.ts'),
    source('b/1.ts', '../c/1.ts'),
    source('c/1.ts', './2.ts'),
    source('c/2.ts'),
    source('ground.ts', './a/1.ts'),
  );
  expect(faults).toEqual([]);
});

it('takes the files beside the areas of the API for one room, except those that put the areas together', () => {
  const api = (path: string, ...targets: string[]) => ({
    ...source(path, ...targets),
    path: `packages/api/src/${path}`,
  });
  expect(
    check(
      api('audit.ts', './account/rules/roles.ts'),
      api('trpc.ts'),
      api('account/rules/roles.ts'),
      api('account/login.ts', '../audit.ts'),
      api('account/logout.ts', '../trpc.ts'),
      api('router.ts', './account/login.ts'),
      api('operator-router.ts', './account/login.ts'),
    ),
  ).toEqual([
    'packages/api/src/audit.ts: imports packages/api/src/account/rules/roles.ts; the ground → account closes a circle of rooms in packages/api/src',
  ]);
});

it('lets a test import any room', () => {
  expect(
    check(
      source('a/1.ts', '../b/1.ts'),
      source('b/1.ts'),
      source('b/1.test.ts', '../a/1.ts'),
      source('b/testing/x.ts', '../../a/1.ts'),
    ),
  ).toEqual([]);
});

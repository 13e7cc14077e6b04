import { expect, it } from 'vitest';
import { graphOf } from '../import-graph.ts';
import { checkLonelyFiles } from './lonely-files.ts';

const manifests = [{ folder: 'packages/a', name: '@aube/a', exports: { './*': './src/*.ts' } }];
const file = (path: string, lines: number, ...targets: string[]) => ({
  path,
  text: [...targets.map((target) => `import '${target}';`), ...Array(lines).fill('x();')]
    .slice(0, Math.max(lines, targets.length))
    .join('\n'),
});
const check = (...files: { path: string; text: string }[]) =>
  checkLonelyFiles(files, graphOf(files, manifests));
const importer = file('packages/a/src/b.ts', 141, './a.ts');
const lonely = file('packages/a/src/a.ts', 59);

it('refuses a short file that only its neighbour imports', () => {
  expect(check(importer, lonely)).toEqual([
    'packages/a/src/a.ts: 59 lines that only packages/a/src/b.ts imports: merge it',
  ]);
});

it.each<[string, ...ReturnType<typeof file>[]]>([
  ['has 60 lines', importer, file('packages/a/src/a.ts', 60)],
  ['makes its importer too long', file('packages/a/src/b.ts', 142, './a.ts'), lonely],
  ['is passed on', { path: 'packages/a/src/b.ts', text: `export * from './a.ts';` }, lonely],
  ['stands in another folder', file('packages/a/src/x/b.ts', 9, '../a.ts'), lonely],
  ['has a test', importer, lonely, file('packages/a/src/a.test.ts', 9)],
  ['is imported by a test', importer, lonely, file('packages/a/src/b.test.ts', 9, './a.ts')],
  ['serves a test', file('packages/a/src/b.test.ts', 9, './a.ts'), lonely],
  ['is imported by two', importer, lonely, file('packages/a/src/c.ts', 9, './a.ts')],
  ['is imported by a package', importer, lonely, file('apps/b/src/c.ts', 9, '@aube/a/a')],
  ['is imported by nobody', file('packages/a/src/b.ts', 9), lonely],
  ['is loaded later', { path: 'packages/a/src/b.ts', text: `import('./a.ts')` }, lonely],
])('lets a file be that %s', (_, ...files) => {
  expect(check(...files)).toEqual([]);
});

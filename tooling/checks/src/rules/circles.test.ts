import { expect, it } from 'vitest';
import { graphOf } from '../import-graph.ts';
import { circlesOf } from './circles.ts';

const source = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });
const from = (target: string) => `import { x } from '${target}';`;
const manifests = [
  { folder: 'packages/api', name: '@aube/api', exports: { './rules': './src/rules.ts' } },
  { folder: 'packages/db', name: '@aube/db', exports: { '.': { types: './src/index.ts' } } },
  { folder: 'apps/web', name: '@aube/web', imports: { '#ui/*': './src/ui/*.tsx' } },
];

it.each([
  ['static', from('./b.ts')],
  ['type', `import type { X } from './b.ts';`],
  ['of types among values', `import { type X } from './b.ts';`],
  ['of many lines', `import {\n  x,\n  y,\n} from './b.ts';`],
  ['of everything', `import * as b from './b.ts';`],
  ['for what it does', `import './b.ts';`],
  ['passed on', `export * from './b.ts';`],
  ['passed on as a type', `export type { X } from './b.ts';`],
  ['dynamic', `const later = () => import('./b.ts');`],
  ['in a type', `let x: typeof import('./b.ts').x;`],
  ['with a comment in it', `import {\n  x, // why\n  /* and */ y,\n} from './b.ts';`],
  ['dynamic, below a comment', `const later = () => import(\n  // why\n  './b.ts'\n);`],
  ['dynamic, of a template', 'const later = () => import(`./b.ts`);'],
])('finds the circle of two files that an import closes: %s', (_, closing) => {
  const files = [source('src/a.ts', closing), source('src/b.ts', from('./a.ts'))];
  expect(circlesOf(graphOf(files, []))).toEqual([['src/a.ts', 'src/b.ts']]);
});

it('ignores imports in comments', () => {
  const text = `export class A {\n  // it is read from './a.ts'\n}\n`;
  expect(circlesOf(graphOf([{ path: 'src/a.ts', text }], []))).toEqual([]);
});

it('finds a circle through several files, and a file that imports itself', () => {
  const files = [
    source('src/a.ts', from('./deep/b.ts')),
    source('src/deep/b.ts', from('node:fs'), from('../c.ts')),
    source('src/c.ts', `import type { A } from './a.ts';`),
    source('src/d.ts', from('./d.ts')),
  ];
  expect(circlesOf(graphOf(files, []))).toEqual([
    ['src/a.ts', 'src/deep/b.ts', 'src/c.ts'],
    ['src/d.ts'],
  ]);
});

it('follows the names of workspaces and the short names inside one', () => {
  const files = [
    source('packages/api/src/rules.ts', from('@aube/db')),
    source('packages/db/src/index.ts', from('@aube/api/rules')),
    source('apps/web/src/a.tsx', from('#ui/link')),
    source('apps/web/src/ui/link.tsx', from('../a.tsx')),
  ];
  expect(circlesOf(graphOf(files, manifests))).toEqual([
    ['packages/api/src/rules.ts', 'packages/db/src/index.ts'],
    ['apps/web/src/a.tsx', 'apps/web/src/ui/link.tsx'],
  ]);
});

it('allows a file with two importers, and two packages that import each other without a circle of files', () => {
  const files = [
    source('packages/api/src/server.ts', from('@aube/db'), from('./rules.ts')),
    source('packages/api/src/rules.ts', from('zod'), `// ${from('./server.ts')}`),
    source('packages/db/src/index.ts', from('@aube/api/rules'), from('@aube/nowhere')),
  ];
  expect(circlesOf(graphOf(files, manifests))).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkImports } from './imports.ts';

const web = (path: string) => `apps/web/src/${path}`;
const statically = (target: string) => `import { x } from '${target}';\n`;

it.each([
  ['ui/link.tsx', '../layouts/admin-layout.tsx', 'ui may not import layouts'],
  ['ui/link.tsx', '../features/nights/is-begun.ts', 'ui may not import features'],
  ['ui/link.tsx', '../load-page.ts', 'ui may not import the application'],
  ['lib/session.ts', '../ui/button.tsx', 'lib may not import ui'],
  ['routes.ts', './lib/i18n.ts', 'the ground may not import lib'],
  [
    'features/nights/diary-day-page.tsx',
    '../../layouts/site-footer.tsx',
    'features may not import layouts',
  ],
  [
    'features/nights/diary-day-page.tsx',
    '../../page-table.ts',
    'features may not import the application',
  ],
  ['layouts/admin-layout.tsx', '../current-page.tsx', 'layouts may not import the application'],
])('%s may not import %s', (path, target, says) => {
  expect(checkImports([{ path: web(path), text: statically(target) }])).toEqual([
    `${web(path)}: imports ${target}; ${says}`,
  ]);
});

it.each([
  ['statically', statically],
  ['as a type', (target: string) => `import type { X } from '${target}';\n`],
  ['dynamically', (target: string) => `const load = () => import('${target}');\n`],
  ['in a type', (target: string) => `let x: typeof import('${target}').x;\n`],
])('refuses a look up %s', (_, importing) => {
  const text = importing('../layouts/admin-layout.tsx');
  expect(checkImports([{ path: web('ui/link.tsx'), text }])).toHaveLength(1);
});

it.each([
  ['load-page.ts', './layouts/admin-layout.tsx'],
  ['layouts/admin-layout.tsx', '../features/console/safety/waiting-alerts-notice.tsx'],
  ['features/weeks/week-page.tsx', '../course/week-module.tsx'],
  ['features/nights/form/night-editor.tsx', '../../../ui/button.tsx'],
  ['ui/link.tsx', '../routes.ts'],
  ['lib/session.ts', '../trpc.ts'],
  ['lib/session.test.ts', '../ui/button.tsx'],
])('%s may import %s', (path, target) => {
  expect(checkImports([{ path: web(path), text: statically(target) }])).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkImports, checkPermissions } from './imports.ts';

const rule = 'packages/api/src/diary/rules/night.ts';

it.each([
  [rule, '../save-day.ts'],
  [rule, '../../errors.ts'],
  [rule, 'drizzle-orm'],
  ['apps/web/src/app.tsx', '../../../packages/api/src/diary/save-day.ts'],
  ['apps/web/src/app.tsx', '@aube/db'],
  ['apps/e2e/src/smoke.spec.ts', '@aube/db'],
  ['examples/print-weeks.ts', '@aube/api/server'],
  ['packages/client/src/index.ts', '@aube/api/server'],
  ['packages/api/src/router.ts', '@aube/lives'],
  ['packages/lives/src/play-life.ts', '@aube/mailer'],
  ['packages/lives/src/play-life.ts', '@aube/api/operator'],
  ['apps/server/src/app.ts', '@aube/api/operator'],
  ['apps/web/src/app.tsx', '@aube/api/operator'],
  ['apps/web/src/app.tsx', '@aube/lives'],
  ['apps/web/src/lib/vitest-notice.ts', '@aube/db'],
  ['apps/server/src/playwright/door.ts', '@aube/client'],
])('%s may not import %s', (path, target) => {
  expect(checkImports([{ path, text: `import { x } from '${target}';\n` }])).toHaveLength(1);
});

it.each([
  [rule, './nap.ts'],
  [rule, '../../time/rules/clock-time.ts'],
  ['packages/api/src/diary/rules/golden/golden.ts', '../night.ts'],
  ['packages/api/src/diary/save-day.ts', '../errors.ts'],
  ['apps/web/src/app.tsx', '@aube/api/rules'],
  ['apps/e2e/src/diarist.ts', '@aube/db/testing/seed-diary'],
  ['examples/print-weeks.ts', '@aube/client'],
  ['packages/lives/src/play-life.ts', '@aube/api/server'],
  ['apps/cli/src/commands/demo.ts', '@aube/lives'],
  ['apps/cli/src/on-database.ts', '@aube/api/operator'],
  ['apps/web/vitest.config.ts', 'node:path'],
])('%s may import %s', (path, target) => {
  expect(checkImports([{ path, text: `import { x } from '${target}';\n` }])).toEqual([]);
});

it('reads an import of several lines', () => {
  const text = "import {\n  x,\n  y,\n} from '@aube/db';\n";
  expect(checkImports([{ path: 'apps/web/src/app.tsx', text }])).toHaveLength(1);
});

it('refuses a permission that no import uses, in each room apart', () => {
  const room = (prefix: string, ...allows: RegExp[]) => ({ prefix, allows, because: 'planted' });
  const rooms = [room('packages/a/', /^zod$/, /^pg$/), room('packages/b/', /^zod$/)];
  const file = (path: string) => ({ path, text: "import { z } from 'zod';\n" });
  expect(
    checkPermissions([file('packages/a/src/a.ts'), file('packages/b/src/b.test.ts')], rooms),
  ).toEqual([
    'imports.ts: packages/a/ needs no ^pg$: take it out',
    'imports.ts: packages/b/ needs no ^zod$: take it out',
  ]);
});

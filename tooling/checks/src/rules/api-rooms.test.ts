import { expect, it } from 'vitest';
import { checkImports } from './imports.ts';

const api = (path: string) => `packages/api/src/${path}`;
const importing = (path: string, target: string) => ({
  path: api(path),
  text: `import { x } from '${target}';\n`,
});

it.each([
  ['diary/save-day.ts', '../programme/catalogue.ts', 'diary may not import programme'],
  ['diary/record/day-output.ts', '../save-day.ts', 'diary/record may not import diary'],
  ['record/readable-user.ts', '../programme/catalogue.ts', 'record may not import programme'],
  ['audit.ts', './record/packed-rows.ts', 'ground may not import record'],
  ['trpc.ts', './account/login.ts', 'ground may not import account'],
  ['diary/save-day.ts', '../router.ts', 'diary may not import above'],
])('%s may not import %s', (path, target, says) => {
  expect(checkImports([importing(path, target)])).toEqual([
    `${api(path)}: imports ${target}; ${says}`,
  ]);
});

it.each([
  ['diary/save-day.ts', '../programme/record/programme-record.ts'],
  ['diary/save-day.ts', '../programme/rules/gate.ts'],
  ['diary/save-day.ts', './record/day-output.ts'],
  ['diary/save-day.ts', '../record/packed-rows.ts'],
  ['diary/record/day-output.ts', '../../programme/record/diary-rows.ts'],
  ['audit.ts', './people/rules/roles.ts'],
  ['router.ts', './diary/router.ts'],
])('%s may import %s', (path, target) => {
  expect(checkImports([importing(path, target)])).toEqual([]);
});

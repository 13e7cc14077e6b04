import { expect, it } from 'vitest';
import { checkImports } from './imports.ts';

const api = (path: string) => `packages/api/src/${path}`;
const importing = (path: string, target: string, form = 'import { x }') => ({
  path: api(path),
  text: `${form} from '${target}';\n`,
});

it.each([
  ['diary/save-day.ts', '../programme/overview.ts', 'diary may not import programme'],
  ['diary/record/day-output.ts', '../save-day.ts', 'diary/record may not import diary'],
  ['record/readable-user.ts', '../programme/overview.ts', 'record may not import programme'],
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
  ['programme/record/programme-record.ts', '../../diary/record/stored-rows.ts'],
  ['audit.ts', './account/rules/roles.ts'],
  ['router.ts', './diary/router.ts'],
])('%s may import %s', (path, target) => {
  expect(checkImports([importing(path, target)])).toEqual([]);
});

it('refuses rooms in a circle, types included', () => {
  const planted = [
    importing('programme/record/programme-record.ts', '../../diary/record/stored-rows.ts'),
    importing('diary/record/day-output.ts', '../../record/seen.ts', 'import type { X }'),
    importing('record/seen.ts', '../programme/record/programme-record.ts', 'import type { X }'),
    importing('diary/save-day.ts', './record/day-output.ts'),
  ];
  expect(checkImports(planted)).toEqual([
    'packages/api: rooms in a circle: programme/record → diary/record → record → programme/record',
  ]);
});

it('refuses a circle of rules too', () => {
  const planted = [
    importing('programme/rules/gate.ts', '../../diary/rules/night.ts'),
    importing('diary/rules/night.ts', '../../programme/rules/gate.ts'),
  ];
  expect(checkImports(planted)).toEqual([
    'packages/api: rooms in a circle: programme/rules → diary/rules → programme/rules',
  ]);
});

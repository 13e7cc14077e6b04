import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { symbolised } from './commands/symbolise.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-maps-'));
afterAll(() => rmSync(folder, { recursive: true }));
const map = {
  version: 3,
  sources: ['../../../packages/api/src/errors.ts'],
  names: [],
  mappings: ';EAIA',
};
writeFileSync(join(folder, 'main.js.map'), JSON.stringify(map));

it.each([
  [
    'at work (file:///opt/aube/app/server/dist/main.js:2:4)',
    'at work (packages/api/src/errors.ts:5:1)',
  ],
  [
    '"at main.js:2:3","at main.js:2:9"',
    '"at packages/api/src/errors.ts:5:1","at packages/api/src/errors.ts:5:1"',
  ],
  ['at file:///x/main.js:1:1', 'at file:///x/main.js:1:1'],
  ['at file:///x/aube.js:2:4', 'at file:///x/aube.js:2:4'],
  ['at node:internal/main:2:4', 'at node:internal/main:2:4'],
])('%s', (line, expected) => {
  expect(symbolised(`a\n${line}\nb`, [folder])).toBe(`a\n${expected}\nb`);
});

it('says that there are no maps', () => {
  expect(symbolised('at main.js:2:3', [join(folder, 'none')])).toBeNull();
});

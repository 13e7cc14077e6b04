import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { declarationsFrom } from './declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-declarations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

it('follows the imports of the entry, and uses replaced files', async () => {
  const entry = write('entry.ts', "export { one } from './one.ts';");
  const other = "import { tool } from 'tool';\nimport type { Two } from './two.ts';";
  write('one.ts', `${other}\nexport function one(): Two { return tool(); }`);
  write('two.ts', "export type { Two } from 'far-away';");
  const written = await declarationsFrom(entry, { 'two.d.ts': 'export type Two = 2;\n' });
  expect(Object.keys(written).toSorted()).toEqual(['index.d.ts', 'one.d.ts', 'two.d.ts']);
  expect(written['index.d.ts']).toContain('./one.js');
  expect(written['one.d.ts']).not.toContain('tool');
  expect(written['two.d.ts']).toBe('export type Two = 2;\n');
});

it('refuses declarations that could not stand alone', async () => {
  const entry = write('foreign.ts', "import type { A } from 'far-away';\nexport type B = A;");
  await expect(declarationsFrom(entry, {})).rejects.toThrow('index.d.ts cannot stand alone');
});

import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { runProgram } from '@aube/prove/program';
import { startRealServer } from '@aube/prove/real-server';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aube-api-types-'));
const database = await createTestDatabase();
const server = await startRealServer({
  env: { DATABASE_URL: database.url, AUBE_DATA_DIR: join(folder, 'data') },
  args: ['--demo'],
});
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

function compile(): string[] {
  const program = ts.createProgram([join(folder, 'script.ts')], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    types: [],
  });
  program.emit();
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('a script compiled against types made from the document logs in, saves a night and reads a week', async () => {
  const document = await fetch(`${server.url}/openapi.json?lang=en`);
  const types = astToString(await openapiTS(await document.text()));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'types.ts'), types);
  copyFileSync(join(import.meta.dirname, 'save-a-night.txt'), join(folder, 'script.ts'));
  expect(compile()).toEqual([]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
  const ran = await runProgram(join(folder, 'script.js'), [server.url, today], {});
  expect(ran).toEqual({ exitCode: 0, stderr: '', stdout: '71.4 % · week 1\n' });
}, 120_000);

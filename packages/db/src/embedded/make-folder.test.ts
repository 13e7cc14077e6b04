import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-make-folder-'));

it('makes the folders above as well, and leaves those that are there', () => {
  const path = join(folder, 'one', 'two');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

it.each([
  ['where the system lets nobody make one', '/proc/nope/data', 'ENOENT'],
  ['below a file', join(folder, 'file', 'data'), 'ENOTDIR'],
])('says why it could not, %s', (_where, path, code) => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(path)).toThrow(`The folder ${path} cannot be made (${code}).`);
  rmSync(join(folder, 'file'));
});

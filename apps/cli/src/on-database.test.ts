import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('makes no second site where production is typed without its variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aube-forgotten-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const main = join(import.meta.dirname, 'main.ts');
  const words = [
    'user',
    'create-admin',
    '--email',
    'you@example.test',
    '--first-name',
    'A',
    '--last-name',
    'B',
  ];
  const { status, stderr } = spawnSync(process.execPath, [main, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], LANG: 'en_CA.UTF-8' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('Start the server first, or name the database with AUBE_DATA_DIR');
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

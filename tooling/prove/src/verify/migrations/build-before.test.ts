import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commitBefore } from './build-before.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-history-'));
const full = join(folder, 'full');
const migrations = join(full, 'packages/db/src/migrations');
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.test', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const commit = (name: string) => {
  writeFileSync(join(migrations, `${name}.sql`), 'select 1;');
  git(full, 'add', '.');
  git(full, 'commit', '-qm', name, '--no-gpg-sign');
  return git(full, 'rev-parse', 'HEAD');
};

mkdirSync(migrations, { recursive: true });
git(full, 'init', '-q');
const first = commit('0000_a');
const second = commit('0001_b');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is the commit before the migration was added', () => {
  expect(commitBefore('0001_b', full)).toBe(first);
});

it('is HEAD while the migration has no commit', () => {
  expect(commitBefore('0002_c', full)).toBe(second);
});

it('explains a history that is cut off', () => {
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '-q', '--depth', '1', `file://${full}`, shallow);
  expect(() => commitBefore('0001_b', shallow)).toThrow('shallow clone');
});

it('is refused without a history', () => {
  const none = join(folder, 'none');
  mkdirSync(none);
  expect(() => commitBefore('0001_b', none)).toThrow('git rev-parse');
});

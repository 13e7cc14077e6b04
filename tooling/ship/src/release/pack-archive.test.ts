import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packArchive } from './pack-archive.ts';

const output = mkdtempSync(join(tmpdir(), 'aube-release-'));
afterAll(() => rmSync(output, { recursive: true }));
const root = join(import.meta.dirname, '../../../..');

it('packs the same files into the same bytes at any time and under any user', () => {
  mkdirSync(join(output, 'aube-0', 'app'), { recursive: true });
  writeFileSync(join(output, 'aube-0', 'aube'), '#!/bin/sh\n', { mode: 0o700 });
  writeFileSync(join(output, 'aube-0', 'app', 'main.js'), '1', { mode: 0o600 });
  const first = packArchive(root, output, 'aube-0');
  utimesSync(join(output, 'aube-0', 'aube'), 0, 0);
  expect(packArchive(root, output, 'aube-0')).toEqual(first);

  const bytes = readFileSync(first.archive);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(first.sha256);
  expect(readFileSync(`${first.archive}.sha256`, 'utf8')).toBe(`${first.sha256}  aube-0.tar.gz\n`);
  const listed = execFileSync('tar', ['-tvzf', first.archive, '--numeric-owner'], {
    encoding: 'utf8',
  });
  expect(listed).toMatch(/^-rwxr-xr-x 0\/0 .* aube-0\/aube$/m);
  expect(listed).toMatch(/^-rw-r--r-- 0\/0 .* aube-0\/app\/main\.js$/m);
});

it('packs no source history', () => {
  mkdirSync(join(output, 'aube-1', 'app', '.git'), { recursive: true });
  writeFileSync(join(output, 'aube-1', 'app', '.git', 'config'), '');
  writeFileSync(join(output, 'aube-1', 'app', 'main.js'), '1');
  const { archive } = packArchive(root, output, 'aube-1');
  const listed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' });
  expect(listed.split('\n').filter((path) => !path.endsWith('/'))).toEqual([
    'aube-1/app/main.js',
    '',
  ]);
});

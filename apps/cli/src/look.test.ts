import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBlankDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const blank = await createBlankDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aube-look-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await blank.close();
});
const commands = [
  'user list',
  'establishment list',
  'token list --email a@example.test',
  `export --dataset nuits --output ${join(folder, 'nuits.csv')}`,
  `import-nights ${join(import.meta.dirname, '../../../docs/nights-sample.csv')} --email a@example.test --yes`,
];

describe('what only looks', () => {
  it.each(commands)('migrates nothing: %s', async (line) => {
    const source = { LANG: 'en', DATABASE_URL: blank.url };
    const { exitCode, noted } = await runCaptured(line.split(' '), { source });
    expect({ exitCode, noted }).toEqual({
      exitCode: 1,
      noted: expect.stringContaining('is not up to date'),
    });
    const { rows } = await blank.pool.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows).toEqual([]);
  });

  it.each(commands)('makes no data folder: %s', async (line) => {
    const dataDir = join(folder, 'data');
    const source = { LANG: 'en', AUBE_DATA_DIR: dataDir };
    const { exitCode, noted } = await runCaptured(line.split(' '), { source });
    expect(exitCode).toBe(1);
    expect(noted).toContain(`There is no database in ${dataDir}`);
    expect(existsSync(dataDir)).toBe(false);
    expect(existsSync(join(folder, 'nuits.csv'))).toBe(false);
  });
});

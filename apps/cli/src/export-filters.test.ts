import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { url, close } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aube-filters-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});
const source = { DATABASE_URL: url, LANG: 'en_CA.UTF-8', AUBE_CLOCK: '2026-01-12T15:00:00Z' };
const cohort = 'cohort --participants 3 --weeks 1 --seed 7 --until 2026-01-12 --yes';
await runCaptured(cohort.split(' '), { source });

let files = 0;
const exported = (...filters: string[]) => {
  files += 1;
  const output = join(folder, `${files}.csv`);
  const line = ['export', '--dataset', 'participants', '--output', output, '--json', ...filters];
  return runCaptured(line, { source });
};
const rowsOf = async (...filters: string[]) => {
  const { exitCode, said } = await exported(...filters);
  return exitCode === 0 ? (JSON.parse(said) as { rows: number }).rows : exitCode;
};

describe('aube export', () => {
  it.each([
    [[], 3],
    [['--state', 'inProgress'], 3],
    [['--state', 'left'], 0],
    [['--search', 'cohorte-7-000002'], 1],
    [['--search', 'nobody of this name'], 0],
    [['--alert'], 0],
    [['--figure', 'registered'], 3],
    [['--registered-to', '2020-01-01'], 0],
  ])('has the people whom the list shows with %j', async (filters, rows) => {
    expect(await rowsOf(...filters)).toBe(rows);
  });

  it('writes a file for a spreadsheet in French', async () => {
    const path = join(folder, 'french.csv');
    const form = ['--separator', 'semicolon', '--decimal', 'comma'];
    const line = ['export', '--dataset', 'nuits', '--output', path, ...form];
    expect((await runCaptured(line, { source })).exitCode).toBe(0);
    const [titles = '', night = ''] = readFileSync(path, 'utf8').split('\r\n');
    expect(titles).toMatch(/^.?code_participant;/);
    expect(night).toMatch(/;\d+,\d;/);
  });

  it.each([
    [['--separator', 'tab'], '--separator'],
    [['--format', 'xlsx', '--decimal', 'comma'], '--decimal'],
    [['--state', 'nowhere'], '--state'],
    [['--week', 'seven'], '--week'],
    [['--registered-from', '12/01/2026'], '--registered-from'],
    [['--figure', 'active'], '--week'],
  ])('refuses %j, and names the option', async (filters, option) => {
    const { exitCode, noted } = await exported(...filters);
    expect(exitCode).toBe(2);
    expect(noted).toContain(option);
  });
});

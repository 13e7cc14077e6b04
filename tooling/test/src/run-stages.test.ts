import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { announce, runStages, type Stage } from './run-stages.ts';

const passed = { passed: 1, failed: 0, failures: [] };
const stage = (name: Stage['name'], count: number): Stage => ({
  name,
  count,
  run: async () => [passed],
});
const stages = [stage('build', 1), stage('vitest', 100), stage('browser', 1)];

function makeRatesFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aube-rates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'cache/rates.json');
}

async function linesOf(ratesFile: string, { isWhole = true, interrupted = false } = {}) {
  const lines: string[] = [];
  const signal = interrupted ? AbortSignal.abort('SIGINT') : new AbortController().signal;
  const say = (line: string) => void lines.push(line);
  const tallies = await runStages(stages, { interrupted: signal, ratesFile, isWhole, say });
  return { lines, tallies };
}

it('says before each stage what it is and how long is left', async () => {
  const { lines, tallies } = await linesOf(makeRatesFile());
  expect(lines).toEqual([
    '1 of 3: build; about 73 seconds left',
    '2 of 3: vitest, 100 files; about 58 seconds left',
    '3 of 3: browser, 1 file; about 8 seconds left',
  ]);
  expect(tallies).toEqual([passed, passed, passed]);
});

it('goes by the last whole run', async () => {
  expect(announce(stages.slice(1), { vitest: 6, browser: 30 })).toBe(
    'vitest, 100 files; about 11 minutes left',
  );
  const file = makeRatesFile();
  await linesOf(file, { isWhole: false });
  expect((await linesOf(file)).lines[0]).toContain('73 seconds');
  expect((await linesOf(file)).lines[0]).toContain(' 1 second');
});

it('runs nothing more once it is interrupted, and reads past a broken file', async () => {
  const file = makeRatesFile();
  expect(await linesOf(file, { interrupted: true })).toEqual({ lines: [], tallies: [] });
  await linesOf(file);
  writeFileSync(file, '{');
  expect((await linesOf(file)).lines[0]).toContain('73 seconds');
});

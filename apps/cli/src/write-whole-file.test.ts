import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { cliOf } from './testing/cli-of.ts';
import { writeWholeFile } from './write-whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-file-'));
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

const cli = cliOf();

async function* bytes() {
  yield Buffer.from('health data');
}

it('takes the place of no file that came to be while it was written', async () => {
  const path = join(folder, 'taken.csv');
  const writing = writeWholeFile(cli, { path, isReplacing: false }, async (write) => {
    await write(bytes());
    writeFileSync(path, 'another');
  });
  await expect(writing).rejects.toThrow('taken.csv');
  expect(readFileSync(path, 'utf8')).toBe('another');
  expect(existsSync(`${path}.part`)).toBe(false);
});

it('leaves nothing behind when a signal ends the command', async () => {
  const path = join(folder, 'ended.csv');
  const handlers = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'once').mockImplementation((name, handler) => {
    handlers.set(name, handler as () => void);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const gone = await writeWholeFile(cli, { path, isReplacing: true }, async (write) => {
    await write(bytes());
    handlers.get('SIGTERM')?.();
    const isThere = existsSync(`${path}.part`);
    throw new Error(isThere ? 'still there' : 'gone');
  }).catch((thrown: Error) => thrown.message);
  expect([gone, exit.mock.calls]).toEqual(['gone', [[143]]]);
});

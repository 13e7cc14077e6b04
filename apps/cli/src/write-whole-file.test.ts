import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

it('is written over no folder and no other thing that is not a file', async () => {
  const path = join(folder, 'a-folder');
  mkdirSync(path);
  const writing = writeWholeFile(cli, { path, isReplacing: true }, (write) => write(bytes()));
  await expect(writing).rejects.toMatchObject({ code: 'REFUSED' });
  expect(readdirSync(path)).toEqual([]);
  expect(existsSync(`${path}.part`)).toBe(false);
});

it('replaces the file that another name leads to, and keeps the name', async () => {
  const path = join(folder, 'newest.csv');
  const target = join(folder, 'target.csv');
  writeFileSync(target, 'before');
  symlinkSync(target, path);
  await writeWholeFile(cli, { path, isReplacing: true }, (write) => write(bytes()));
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe('health data');
});

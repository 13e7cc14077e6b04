import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aube-nightly-'));
const file = join(folder, 'nuits.csv');

let answers: ServerResponse[] = [];
const prepared = { key: 'k', fileName: 'nuits.csv', rows: 2 };
const server = createServer((request, response) => {
  if (request.url?.startsWith('/trpc/')) {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([{ result: { data: { json: prepared } } }]));
    return;
  }
  response.setHeader('content-disposition', 'attachment; filename="nuits.csv"');
  response.write('first\r\n');
  answers.push(response);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  answers = [];
  rmSync(file, { force: true });
});

async function begin() {
  const before = answers.length;
  const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part')).length;
  const wanted = parts() + 1;
  const script = join(import.meta.dirname, 'nightly-export.ts');
  const { port } = server.address() as AddressInfo;
  const running = spawn(process.execPath, [script, file], {
    env: { ...process.env, AUBE_URL: `http://127.0.0.1:${port}`, AUBE_TOKEN: 'aube_x' },
  });
  const ended = once(running, 'close').then(([code]) => Number(code));
  await vi.waitUntil(() => answers.length > before, { timeout: 20_000 });
  await vi.waitUntil(() => parts() === wanted, { timeout: 5000 });
  return { running, ended, answer: answers.at(-1)! };
}

it('writes the whole file under its name, for its owner alone', async () => {
  writeFileSync(file, 'yesterday');
  const { ended, answer } = await begin();
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
  answer.end('last\r\n');
  expect(await ended).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('first\r\nlast\r\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['nuits.csv']);
});

it.each<[string, (half: Awaited<ReturnType<typeof begin>>) => void]>([
  ['a connection that breaks off', ({ answer }) => answer.destroy()],
  ['Ctrl-C', ({ running }) => running.kill('SIGINT')],
  ['an end of the machine', ({ running }) => running.kill('SIGTERM')],
])('leaves nothing behind after %s, and what was there as it was', async (_what, end) => {
  for (const there of [[], ['nuits.csv']]) {
    for (const name of there) writeFileSync(join(folder, name), 'yesterday');
    const half = await begin();
    end(half);
    expect(await half.ended).not.toBe(0);
    expect(readdirSync(folder)).toEqual(there);
  }
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
});

it.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])(
  'never has half a file when two write at once and the one that began %s is over first',
  async (_which, order) => {
    const both = [await begin(), await begin()];
    for (const index of order) {
      const { answer, ended } = both[index]!;
      answer.end('last\r\n');
      expect(await ended).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe('first\r\nlast\r\n');
    }
    expect(readdirSync(folder)).toEqual(['nuits.csv']);
  },
);

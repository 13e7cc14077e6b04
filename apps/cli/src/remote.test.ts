import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const stranger = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
});
await new Promise<void>((resolve) => {
  stranger.listen(0, '127.0.0.1', resolve);
});
afterAll(() => {
  stranger.close();
});
const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
const run = (line: string) =>
  runCaptured(line.split(' '), { source: { LANG: 'en', AUBE_TOKEN: 'aube_x' } });

describe('a server that a command asks', () => {
  it.each([
    'user list',
    'user deactivate --email a@example.test',
    'establishment list',
    'establishment create --name X --code X-1',
    'invite',
    'export --establishment X-1',
  ])('is named when it is none of ours: %s', async (line) => {
    expect(await run(`${line} --url ${url}`)).toEqual({
      exitCode: 3,
      said: '',
      noted: `What answers at ${url} is not an Aube server.`,
    });
  });

  it.each([
    'user create --email a@example.test',
    'user create-admin --email a@example.test',
    'token list --email a@example.test',
    'migrate',
    'erasures replay',
    'demo',
    'cohort --participants 1 --weeks 1 --seed 1',
    'backup',
  ])('is not asked by what acts on the database: %s', async (line) => {
    const { exitCode, noted } = await run(`${line} --url ${url}`);
    expect(exitCode).toBe(2);
    expect(noted).toContain('This command acts on the database');
  });
});

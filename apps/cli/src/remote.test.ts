import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cliOf } from './testing/cli-of.ts';
import { runCaptured } from './testing/run-captured.ts';
import { CliFailure } from './failure.ts';
import { expectRemote } from './remote.ts';

const asked: string[] = [];
const stranger = createServer((request, response) => {
  asked.push(request.url ?? '');
  const code = /\/refusing\/(\w+)\//.exec(request.url ?? '')?.[1];
  if (code !== undefined) {
    const data = { httpStatus: 403, appCode: code, issues: [], retryAfterSeconds: 3600 };
    const error = { json: { message: code, code: -32_000, data } };
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end(JSON.stringify([{ error }]));
  } else if (request.url?.includes('/moved/'))
    response.writeHead(302, { location: '/login' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
});
await new Promise<void>((resolve) => {
  stranger.listen(0, '127.0.0.1', resolve);
});
const folder = mkdtempSync(join(tmpdir(), 'aube-remote-'));
afterAll(() => {
  stranger.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});
const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
const run = (line: string, typed?: string[]) =>
  runCaptured(line.split(' '), {
    source: { LANG: 'en', AUBE_TOKEN: 'aube_x' },
    ...(typed && { typed }),
  });
const output = join(folder, 'nuits.csv');

describe('a server that a command asks', () => {
  it.each([
    'user list',
    'user list --role staff',
    'user deactivate --email a@example.test --yes',
    'establishment list',
    'establishment create --name X --code X-1',
    'invite --yes',
    'export --establishment X-1',
    `export --dataset nuits --output ${output}`,
  ])('is named when it is none of ours: %s', async (line) => {
    expect(await run(`${line} --url ${url}`)).toEqual({
      exitCode: 2,
      said: '',
      noted: `The server at ${url} is not Aube.`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not followed elsewhere, and finds no reason in an address', async () => {
    const line = `export --dataset participants --identity --reason Rappel --output ${output}`;
    expect(await run(`${line} --url ${url}/moved`)).toMatchObject({ exitCode: 2, said: '' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain('Rappel');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [
      'FORBIDDEN',
      `export --dataset nuits --output ${output}`,
      1,
      'token was created without --export',
    ],
    ['FORBIDDEN', 'incident --from 2026-01-05', 1, 'token was created without --export'],
    ['FORBIDDEN', 'user list', 1, 'not allowed to do that.'],
    ['NOT_AUTHENTICATED', 'user list', 1, 'The token is not valid'],
    ['NOT_FOUND', 'invite --establishment x', 1, 'No establishment has the code X'],
    [
      'CONFIRM_IDENTITY',
      'user deactivate --email a@example.test --yes',
      1,
      'A token is not enough',
    ],
    ['TOO_MANY_REQUESTS', 'establishment list', 3, 'Try again later'],
    ['UNAVAILABLE', 'establishment list', 3, 'Try again'],
  ])('refuses with %s, and a script is told: %s', async (code, line, exitCode, words) => {
    const refused = await run(`${line} --url ${url}/refusing/${code} --json`);
    expect(refused).toMatchObject({ exitCode, said: '' });
    expect(JSON.parse(refused.noted)).toEqual({
      error: { code, message: expect.stringContaining(words) },
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is asked for the people of one role only', async () => {
    await run(`user list --role staff --url ${url}`);
    expect(asked).toEqual([expect.stringMatching(/^\/trpc\/admin\.listUsers\?/)]);
  });

  it('makes a bare invitation after a yes', async () => {
    const refused = await run(`invite --url ${url}`, ['no']);
    expect(refused).toMatchObject({ exitCode: 1, said: '' });
    expect(refused.noted).toContain(`in ${url}?`);
    expect(asked).toEqual([]);
    await run(`invite --url ${url}`, ['yes']);
    expect(asked).toHaveLength(1);
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
    expect(noted).toContain('This command acts only on the database');
  });
});

describe('expectRemote', () => {
  const file = join(tmpdir(), `aube-token-${process.pid}`);
  writeFileSync(file, 'aube_of_a_file\n', { mode: 0o600 });
  afterAll(() => rmSync(file));

  it('reads the token of a file before any other', () => {
    const given = { 'token-file': file, token: 'aube_x' };
    expect(expectRemote(cliOf(), 'https://a.example/', given)).toEqual({
      url: 'https://a.example',
      token: 'aube_of_a_file',
    });
    const missing = { ...given, 'token-file': `${file}-none` };
    expect(() => expectRemote(cliOf(), 'https://a.example/', missing)).toThrow(
      'cannot be read (ENOENT)',
    );
  });

  it.each([
    ['ftp://a.example', {}],
    ['nowhere', {}],
    ['https://someone:aube_5ecret@a.example', {}],
    ['http://aube_5ecret@a.example', {}],
    ['https://a.example/?token=aube_5ecret', {}],
    ['https://a.example/#aube_5ecret', {}],
    ['https://a.example', { token: 'aube_5ecret\n' }],
    ['https://a.example', { token: 'aube 5ecret é' }],
  ])('repeats nothing of what it cannot use: %s %j', (address, given) => {
    const cli = cliOf();
    const refused = () => expectRemote(cli, address, { token: 'aube_x', ...given });
    expect(refused).toThrow(CliFailure);
    expect(refused).not.toThrow(/5ecret/);
    expect(refused).toThrow(
      'token' in given ? /^The token/ : /^--url needs an http or https address/,
    );
    expect(cli.said.join()).not.toContain('5ecret');
  });

  it.each([
    ['http://aube.example.org', 1],
    ['http://10.0.0.7:3000', 1],
    ['https://aube.example.org', 0],
    ['http://localhost:3000', 0],
    ['http://127.0.0.1:3000', 0],
    ['http://[::1]:3000', 0],
  ])('warns of a token in the clear: %s', (address, warnings) => {
    const cli = cliOf();
    expectRemote(cli, address, { token: 'aube_x' });
    expect(cli.said.filter((line) => line.includes('is not https'))).toHaveLength(warnings);
  });
});

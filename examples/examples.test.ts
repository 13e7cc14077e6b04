import {
  copyFileSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientPackage } from '@aube/ship/client-package';
import { createTestDatabase } from '@aube/db/testing';
import { runProgram } from '@aube/prove/program';
import { startRealServer } from '@aube/prove/real-server';
import { afterAll, expect, it } from 'vitest';

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'aube-examples-'));
const project = join(dataDir, 'project');
await buildClientPackage(join(project, 'node_modules/@aube/client'));
for (const file of globSync('*.ts', { cwd: import.meta.dirname })) {
  copyFileSync(join(import.meta.dirname, file), join(project, file));
}
writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
const example = (name: string) => join(project, name);

const server = await startRealServer({
  env: { DATABASE_URL: database.url, AUBE_DATA_DIR: dataDir },
  args: ['--demo'],
});
afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
const env = { AUBE_URL: server.url };

it('prints a participant’s weeks in under 30 lines of code', async () => {
  const file = example('print-weeks.ts');
  const { exitCode, stdout, stderr } = await runProgram(file, [], env);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^week 1: [5-7]\/7 nights, [\d.]+ %, no schedule (Keep|Widen or keep)$/),
    expect.stringMatching(
      /^week 2: [5-7]\/7 nights, [\d.]+ %, \d\d:\d\d – \d\d:\d\d (Keep|Widen or keep)$/,
    ),
    expect.stringMatching(/^week 3: 0\/7 nights, –, \d\d:\d\d – \d\d:\d\d/),
  ]);
  const source = readFileSync(new URL('print-weeks.ts', import.meta.url), 'utf8');
  expect(source.match(/^\s*[^\s/].*$/gm)?.length).toBeLessThan(30);
});

it('fills a night, and says why when it cannot', async () => {
  const file = example('fill-a-night.ts');
  const saved = await runProgram(file, [], env);
  expect(saved).toMatchObject({ exitCode: 0, stderr: '' });
  expect(saved.stdout).toContain('totalSleepMinutes: 400');

  const over = await runProgram(file, [], { ...env, AUBE_IDENTIFIER: 'abandon@exemple.test' });
  expect(over).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Refused:') });
});

it.each([
  [{ AUBE_PASSWORD: 'no such password' }, 'WRONG_CREDENTIALS'],
  [{ AUBE_IDENTIFIER: 'admin@exemple.test' }, 'NOT_FOUND'],
  [{ AUBE_URL: 'http://127.0.0.1:1' }, 'http://127.0.0.1:1 does not answer'],
])('says in one sentence why %j reads no weeks', async (change, reason) => {
  const given = { ...env, ...change };
  const { exitCode, stderr } = await runProgram(example('print-weeks.ts'), [], given);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^The weeks of \S+ cannot be read: [^\n]+\n$/);
  expect(stderr).toContain(reason);
});

it('says what would become of each line of a CSV, and invites when it is told to', async () => {
  const csv = join(dataDir, 'people.csv');
  writeFileSync(csv, 'courriel\nelise@example.test\nno address\n');
  const file = example('invite-from-csv.ts');
  for (const words of [[csv], [csv, '--send']]) {
    const { exitCode, stdout, stderr } = await runProgram(file, words, env);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/elise@example\.test – \w+\n.*no address – notAnAddress/s);
  }
  const again = await runProgram(file, [csv], env);
  expect(again.stdout).toMatch(/elise@example\.test – \w*[Ii]nvited/);
  const asParticipant = { ...env, AUBE_IDENTIFIER: 'semaine-3@exemple.test' };
  const refused = await runProgram(file, [csv], asParticipant);
  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('FORBIDDEN') });
});

it('draws the weeks of the program as a chart', async () => {
  const { exitCode, stdout } = await runProgram(example('chart-efficiency.ts'), [], env);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^<svg xmlns=.*<\/svg>\s*$/s);
  expect(stdout.match(/<circle /g)?.length).toBeGreaterThan(3);
  expect(stdout).not.toMatch(/NaN|undefined|null/);
});

it('exports the nights with a token made for it, and says why it cannot without', async () => {
  const file = join(dataDir, 'nuits.csv');
  const main = 'apps/cli/src/main.ts';
  const words = [
    'token',
    'create',
    '--email',
    'admin@exemple.test',
    '--name',
    'nightly',
    '--export',
  ];
  const system = { DATABASE_URL: database.url, AUBE_DATA_DIR: dataDir };
  const made = await runProgram(main, [...words, '--json'], system);
  const { token } = JSON.parse(made.stdout) as { token: string };
  const script = example('nightly-export.ts');
  expect(await runProgram(script, [file], { ...env, AUBE_TOKEN: token })).toMatchObject({
    exitCode: 0,
    stderr: '',
  });
  expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(100);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const tokenFile = join(dataDir, 'token');
  writeFileSync(tokenFile, `${token}\n`);
  const output = join(dataDir, 'through.csv');
  const asked = ['export', '--dataset', 'nuits', '--output', output, '--url', server.url];
  const through = await runProgram(main, [...asked, '--token-file', tokenFile, '--json'], {});
  expect(through).toMatchObject({ exitCode: 0, stderr: '' });
  const { rows } = JSON.parse(through.stdout) as { rows: number };
  expect(readFileSync(output, 'utf8').trimEnd().split('\n')).toHaveLength(rows + 1);
  const people = ['user', 'list', '--role', 'staff', '--url', server.url, '--json'];
  const listed = await runProgram(main, people, { AUBE_TOKEN: token });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ email: 'personnel@exemple.test' }]);

  const refused = await runProgram(script, [file], env);
  expect(refused).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/NOT_AUTHENTICATED[^]*token create --email YOU/),
  });
}, 60_000);

it('lets the command line invite through the server, with an administrator’s token', async () => {
  const credentials = { courriel: 'admin@exemple.test', mot_de_passe: 'Demo-sommeil-2026' };
  const response = await fetch(`${server.url}/api/auth/connexion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const main = 'apps/cli/src/main.ts';
  const words = ['invite', '--url', server.url, '--establishment', 'DEMO-02', '--json'];
  const made = await runProgram(main, words, { AUBE_TOKEN: token });
  expect(made).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(made.stdout)).toMatchObject({ link: expect.stringContaining('/inscription/') });

  const refused = await runProgram(main, [...words, '--lang', 'en'], {
    AUBE_TOKEN: 'a'.repeat(43),
  });
  expect(refused).toMatchObject({ exitCode: 1 });
  expect(refused.stderr).toContain('NOT_AUTHENTICATED');
});

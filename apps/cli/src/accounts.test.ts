import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { auditLog, establishments, invitations, mailOutbox, users } from '@aube/db/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { db, url, close } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aube-lists-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});
const source = { DATABASE_URL: url, PUBLIC_URL: 'https://aube.example.test', LANG: 'en_CA.UTF-8' };
const run = (line: string | string[], given: { typed?: string[]; width?: number } = {}) =>
  runCaptured(Array.isArray(line) ? line : line.split(' '), { source, ...given });
const file = (name: string, content: string | Buffer) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('aube establishment', () => {
  it('is made once, and listed', async () => {
    const line = ['establishment', 'create', '--name', 'Clinique du Lac', '--code', 'lac-01'];
    expect(await run([...line, '--dry-run'])).toMatchObject({
      exitCode: 0,
      said: 'The establishment LAC-01 would be created.',
    });
    expect(await db.$count(establishments)).toBe(0);
    expect(await run(line)).toMatchObject({
      exitCode: 0,
      said: 'Establishment created: Clinique du Lac, code LAC-01.',
    });
    const again = await run(line);
    expect(again).toMatchObject({ exitCode: 2, said: '' });
    expect(again.noted).toContain('--code belongs to another establishment');
    expect((await run('establishment list')).said).toBe('LAC-01  Clinique du Lac');
    expect(JSON.parse((await run('establishment list --json')).said)).toMatchObject([
      { referenceCode: 'LAC-01', retentionMonths: 60 },
    ]);
  });

  it.each([
    ['establishment create --name X', '--code is missing'],
    ['establishment create --name X --code é', '--code must have only letters'],
    ['establishment create --name X --code Y-1 --retention-months ten', 'needs a whole number'],
  ])('ends with 2 and says what is wrong with: %s', async (line, words) => {
    const { exitCode, noted } = await run(line);
    expect(exitCode).toBe(2);
    expect(noted).toContain(words);
  });
});

describe('aube user', () => {
  const staff =
    'user create --email ana@example.test --first-name Ana --last-name Roy --role staff';

  it('is made with an activation email, as an act of the command line', async () => {
    expect(await run(`${staff} --establishment lac-01 --dry-run`)).toMatchObject({
      exitCode: 0,
      said: 'The account ana@example.test would be created.',
    });
    expect(await db.$count(users)).toBe(0);
    expect(await run(`${staff} --establishment lac-01`)).toMatchObject({ exitCode: 0 });
    expect(await db.select().from(mailOutbox)).toMatchObject([
      { kind: 'activation', toAddress: 'ana@example.test' },
    ]);
    const acts = await db.select().from(auditLog);
    expect(acts.filter(({ action }) => action === 'admin.createUser')).toMatchObject([
      { actorUserId: null, callerKind: 'commandLine' },
    ]);
  });

  it('names every option that is wrong', async () => {
    const { exitCode, noted } = await run(staff);
    expect(exitCode).toBe(2);
    expect(noted).toContain('--email belongs to another account');
    expect(noted).toContain('--establishment is required');
    expect((await run(`${staff} --establishment none`)).exitCode).toBe(1);
    expect((await run(staff.replace('staff', 'boss'))).noted).toContain(
      '--role needs administrator',
    );
  });

  it('says that a token makes no account', async () => {
    const { exitCode, noted } = await run(`${staff} --url https://a.example --token x`);
    expect(exitCode).toBe(2);
    expect(noted).toContain('never remotely');
  });

  it('is listed, by role, also where the terminal is narrow', async () => {
    const { said } = await run('user list');
    expect(said).toMatch(/^\d+ {2}Roy, Ana {2}ana@example\.test {2}staff {2}to activate$/);
    const looks = async () => {
      const acts = await db.select().from(auditLog);
      return acts.filter(
        ({ action, subjectUserId }) => action === 'admin.listUsers' && subjectUserId !== null,
      ).length;
    };
    const before = await looks();
    expect(before).toBe(1);
    expect((await run('user list --role participant')).said).toBe('No account.');
    expect(await looks()).toBe(before);
    expect((await run('user list --role staff')).said).toContain('ana@example.test');
    expect(await looks()).toBe(before + 1);
    const [listed] = JSON.parse((await run('user list --role staff --json')).said) as object[];
    expect(listed).toMatchObject({ email: 'ana@example.test', roles: ['staff'] });
    const narrow = await run('user list', { width: 40 });
    expect(narrow.said).toMatch(/^\d+ · Roy, Ana · ana@example\.test · staff · to activate$/);
  });

  it('is closed after a yes, once, and stays closed', async () => {
    const line = 'user deactivate --email Ana@example.test';
    const unasked = await run(line);
    expect(unasked).toMatchObject({ exitCode: 2, said: '' });
    expect(unasked.noted).toContain('add --yes');
    expect(await run(line, { typed: ['no'] })).toMatchObject({ exitCode: 1, said: '' });
    expect(await run(`${line} --dry-run`)).toMatchObject({ exitCode: 0 });
    expect(await db.select().from(users)).toMatchObject([{ deactivatedAt: null }]);
    for (const option of ['', ' --yes']) {
      expect(await run(`${line}${option}`, { typed: ['yes'] })).toMatchObject({
        exitCode: 0,
        said: 'The account ana@example.test is closed.',
      });
    }
    const acts = await db.select().from(auditLog);
    expect(acts.filter(({ action }) => action === 'admin.updateUser')).toHaveLength(1);
    expect(await run('user deactivate --email nobody@example.test --yes')).toMatchObject({
      exitCode: 1,
      noted: 'There is no account under this address.',
    });
  });

  it('is not closed when nobody could administer the site any more', async () => {
    const [admin] = await db
      .insert(users)
      .values({
        firstName: 'A',
        lastName: 'B',
        email: 'last@example.test',
        username: 'last',
        locale: 'fr',
        activatedAt: new Date(0),
        createdAt: new Date(0),
      })
      .returning({ id: users.id });
    await db.execute(`insert into user_roles (user_id, role_id) values (${admin?.id}, 1)`);
    const { exitCode, noted } = await run('user deactivate --email last@example.test --yes');
    expect(exitCode).toBe(1);
    expect(noted).toContain('nobody could administer');
  });
});

describe('aube token', () => {
  it.each(['token list', 'token create --name nightly'])(
    'speaks of the address alone where no number was given: %s',
    async (words) => {
      expect(await run(`${words} --email nobody@example.test`)).toEqual({
        exitCode: 1,
        said: '',
        noted: 'There is no account under this address.',
      });
    },
  );

  it('names the option of what is no address', async () => {
    const { exitCode, noted } = await run('token create --name nightly --email nobody');
    expect(exitCode).toBe(2);
    expect(noted).toContain('--email is not an email address');
  });

  it('speaks of both where one was', async () => {
    const { noted } = await run('token revoke --email nobody@example.test --id 3');
    expect(noted).toContain('or no token with this number');
  });
});

describe('aube invite --csv', () => {
  const list = () =>
    file(
      'list.csv',
      'Nom;Courriel\r\nZoé;zoe@example.test\r\nMax;max@\r\nZoé;zoe@example.test\r\n',
    );

  it('reports every line and sends nothing in a dry run', async () => {
    const { exitCode, said, noted } = await run(['invite', '--csv', list(), '--dry-run']);
    expect([exitCode, noted]).toEqual([1, expect.stringContaining('One line must be corrected.')]);
    expect(said.split('\n')).toEqual([
      'Line 2  zoe@example.test  invitation',
      'Line 3  max@              is not an address',
      'Line 4  zoe@example.test  twice in the list',
      'One invitation would be sent.',
    ]);
    expect(await db.$count(invitations)).toBe(0);
  });

  it('shows a few lines of each outcome of a long list, and counts the others', async () => {
    const addresses = Array.from({ length: 500 }, (_, index) => `p${index}@example.test`);
    const long = file('long.csv', ['Courriel', ...addresses, 'nobody', ''].join('\n'));
    const { said } = await run(['invite', '--csv', long, '--dry-run']);
    const lines = said.split('\n');
    expect(lines.filter((line) => line.startsWith('Line '))).toHaveLength(21);
    expect(lines).toContainEqual(expect.stringMatching(/^Line 502 +nobody +is not an address$/));
    expect(said).toMatch(/… and \d+ other lines: invitation\. --json gives everything\./);
  });

  it('sends after a yes, and the same list sends nothing a second time', async () => {
    const line = ['invite', '--csv', list(), '--establishment', 'LAC-01'];
    expect(await run(line)).toMatchObject({ exitCode: 2 });
    expect(await run(line, { typed: ['no'] })).toMatchObject({ exitCode: 1 });
    expect(await db.$count(invitations)).toBe(0);
    const sent = await run([...line, '--yes', '--json']);
    expect(sent.exitCode).toBe(1);
    expect(JSON.parse(sent.said)).toMatchObject({ lines: [{ outcome: 'invited' }, {}, {}] });
    const again = await run([...line, '--yes']);
    expect(again.said).toContain('zoe@example.test  already has an open invitation');
    expect(await db.$count(invitations)).toBe(1);
  });

  it('fails where no line is an address, and says that nothing leaves', async () => {
    const none = file('none.csv', 'Courriel\nnobody\n');
    const failed = await run(['invite', '--csv', none, '--yes']);
    expect(failed.exitCode).toBe(1);
    expect(failed.noted).toContain('No invitation is sent.');
    expect(failed.noted).toContain('One line must be corrected.');
    expect(failed.said).not.toContain('work until');
  });

  it('reads Windows-1252, and says so', async () => {
    const old = file(
      'old.csv',
      Buffer.from('Prénom;Courriel\nAndré;andre@example.test\n', 'latin1'),
    );
    const { exitCode, noted, said } = await run(['invite', '--csv', old, '--dry-run']);
    expect(exitCode).toBe(0);
    expect(noted).toContain('is not UTF-8: it is read as Windows-1252');
    expect(said).toContain('andre@example.test  invitation');
  });

  it.each([
    [['--csv', '/nowhere/list.csv'], 'cannot be read (ENOENT)'],
    [['--csv', file('empty.csv', '')], 'The list is empty.'],
    [['--csv', file('one.csv', 'a@example.test'), '--uses', '3'], 'does not go with'],
  ])('ends with 2 and says what is wrong with: %j', async (options, words) => {
    const { exitCode, noted } = await run(['invite', ...options, '--yes']);
    expect(exitCode).toBe(2);
    expect(noted).toContain(words);
  });
});

it('aube invite says that an earlier invitation to the address still runs', async () => {
  const line = ['invite', '--email', 'twice@example.test', '--establishment', 'LAC-01'];
  const words = 'An earlier invitation to this address is still valid.';
  expect((await run(line)).said).not.toContain(words);
  expect((await run(line)).said).toContain(words);
});

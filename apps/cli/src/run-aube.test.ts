import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { establishments, invitations, recount, siteClock, users } from '@aube/db/schema';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runCaptured } from './testing/run-captured.ts';

const { db, url, close } = await createTestDatabase();
afterAll(close);
const source = { DATABASE_URL: url, PUBLIC_URL: 'https://aube.example.test', LANG: 'en_CA.UTF-8' };
const run = (line: string, given: { typed?: string[]; env?: Record<string, string> } = {}) =>
  runCaptured(line.split(' ').filter(Boolean), {
    source: { ...source, ...given.env },
    ...(given.typed && { typed: given.typed }),
  });

await db.insert(establishments).values({ name: 'X', referenceCode: 'X-1', createdAt: new Date(0) });

describe('aube', () => {
  it('shows its commands when it is given none', async () => {
    const { exitCode, said } = await run('');
    expect(exitCode).toBe(0);
    for (const name of ['user', 'invite', 'demo', 'doctor']) expect(said).toContain(name);
  });

  it('starts the server in a release only, whose own name its help bears', async () => {
    const release = await run('--help', { env: { AUBE_COMMAND: './aube' } });
    expect(release.said).toMatch(/Usage {2}\.\/aube <command>\n[^]*start {2,}start the server/);
    expect((await run('--help')).said).not.toContain('start the server');
  });

  it.each([
    ['--help', 'Aube on the command line'],
    ['user --help', 'npm run aube -- user <command>'],
    ['user --help', 'create-admin'],
    ['user create-admin --help', '--first-name'],
    ['--lang fr invite --help', 'code de référence de l’établissement'],
  ])('explains itself: %s', async (line, words) => {
    expect(await run(line)).toMatchObject({ exitCode: 0, said: expect.stringContaining(words) });
  });

  it.each([
    ['bogus', 'Unknown command: bogus'],
    ['user', 'needs a command'],
    ['invite --dryrun', 'Unknown option: --dryrun'],
    ['bogus --help', 'Unknown command: bogus'],
    ['help user bogus', 'Unknown command: bogus'],
    ['invite -d', 'Unknown option: -d'],
    ['invite --dry-run=no', '--dry-run takes no value'],
    ['invite --yes=', '--yes takes no value'],
    ['demo --yes=no', '--yes takes no value'],
    ['invite --expires --yes', '--expires needs a value'],
    ['token create --email a@example.test --name --export', '--name needs a value'],
    ['invite --token x --yes', '--token goes with --url'],
    ['invite --token-file x --yes', '--token-file goes with --url'],
    ['symbolise', 'The file is missing'],
    ['invite now', 'Unexpected argument: now'],
    ['invite --email', '--email needs a value'],
    ['invite --uses many', '--uses needs a whole number'],
    ['invite --expires soon', '--expires needs a date'],
    ['invite --lang de', '--lang'],
    ['user create-admin', '--email is missing'],
    ['export --format csv', '--format needs --dataset'],
    ['export --dataset tout --format xlsx', '--format needs --dataset'],
    ['export --output /nowhere/at-all/x.zip', 'This folder does not exist: /nowhere/at-all'],
    ['invite --url https://a.example', '--url needs a token'],
    ['invite --url ftp://a.example --token x', '--url needs an http or https address'],
    ['doctor --url nowhere', '--url needs an http or https address'],
  ])('ends with 2 and says what is wrong with: %s', async (line, words) => {
    const before = await db.$count(invitations);
    const { exitCode, said, noted } = await run(line, {
      env: line.endsWith('de') ? { LANG: 'en' } : {},
    });
    expect({ exitCode, said }).toEqual({ exitCode: 2, said: '' });
    expect(noted).toContain(words);
    expect(await db.$count(invitations)).toBe(before);
  });

  it('lists every fault of the environment by name, never with its value', async () => {
    const env = { PUBLIC_URL: 'ftp://secret', DATABASE_URL: 'mysql://secret', AUBE_CLOCK: 'noon' };
    const { exitCode, noted } = await run('invite --yes', { env });
    expect(exitCode).toBe(2);
    expect(noted).toMatch(/PUBLIC_URL.*\n.*DATABASE_URL.*\n.*AUBE_CLOCK/);
    expect(noted).not.toContain('secret');
  });

  it('is production unless NODE_ENV says otherwise, as the server is', async () => {
    const env = { AUBE_CLOCK: '2026-01-05T12:00:00Z', NODE_ENV: '' };
    expect(await run('user list', { env })).toMatchObject({ exitCode: 2 });
    expect(await run('user list', { env: { ...env, NODE_ENV: 'development' } })).toMatchObject({
      exitCode: 0,
    });
  });

  it('ends with 3 when the database does not answer, and never shows its password', async () => {
    const env = { DATABASE_URL: 'postgres://aube:secret@127.0.0.1:1/aube' };
    const { exitCode, noted } = await run('invite --yes', { env });
    expect(exitCode).toBe(3);
    expect(noted).not.toContain('secret');
  });

  it.each([
    ['invite --establishment none', 'NOT_FOUND'],
    ['export --dataset nuits --establishment none', 'NOT_FOUND'],
    ['user deactivate --email nobody@example.test --yes', 'NOT_FOUND'],
    [
      'user create --email a@example.test --first-name A --last-name A --role staff --establishment x',
      'NOT_FOUND',
    ],
    ['token list --email nobody@example.test', 'NOT_FOUND'],
    ['incident --from 2026-01-05 --email nobody@example.test', 'NOT_FOUND'],
    ['invite --uses 0', 'INVALID'],
    ['invite --uses', 'MISUSED'],
  ])('tells a script why: %s', async (line, code) => {
    const { exitCode, said, noted } = await run(`${line} --json`);
    expect(JSON.parse(noted)).toEqual({ error: { code, message: expect.any(String) } });
    expect({ exitCode, said }).toEqual({ exitCode: code === 'NOT_FOUND' ? 1 : 2, said: '' });
  });

  it('ends with 3 when the server asked for does not answer', async () => {
    const { exitCode, noted } = await run('invite --yes --url http://127.0.0.1:1', {
      env: { AUBE_TOKEN: 'x' },
    });
    expect({ exitCode, noted }).toEqual({
      exitCode: 3,
      noted: 'No answer from http://127.0.0.1:1.',
    });
  });
});

describe('aube user create-admin', () => {
  it('makes the account and prints the link, in the language asked', async () => {
    const line = 'user create-admin --email one@example.test --first-name Aline --lang fr';
    const { exitCode, said, noted } = await run(line);
    expect({ exitCode, noted }).toEqual({ exitCode: 0, noted: '' });
    expect(said).toContain('Compte d’administration créé : one@example.test');
    expect(said).toMatch(/https:\/\/aube\.example\.test\/activation\/one-\d{4}\/[\w-]{43}$/);
  });

  it('takes an address without a letter before the @', async () => {
    const { exitCode, said } = await run('user create-admin --email 007@example.test --json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ email: '007@example.test', isNew: true });
  });

  it('asks for the address when somebody is there to answer', async () => {
    const { exitCode, said } = await run('user create-admin --json', {
      typed: ['two@example.test'],
    });
    expect(exitCode).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ email: 'two@example.test', isNew: true });
  });

  it('answers with a fresh link while the account is not activated', async () => {
    const line = 'user create-admin --email again@example.test --json';
    const first = JSON.parse((await run(line)).said) as { link: string };
    const second = JSON.parse((await run(line)).said) as { link: string };
    expect(second).toMatchObject({ isNew: false });
    expect(second.link).not.toBe(first.link);
  });

  it('changes nothing with --dry-run, and prints no link', async () => {
    const before = await db.$count(users);
    const { exitCode, said } = await run('user create-admin --email dry@example.test --dry-run');
    expect({ exitCode, said }).toEqual({
      exitCode: 0,
      said: 'The account dry@example.test would be created.',
    });
    expect(await db.$count(users)).toBe(before);
  });

  it('refuses an address that somebody uses, also with --dry-run', async () => {
    await db.insert(users).values({
      firstName: 'A',
      lastName: 'B',
      email: 'used@example.test',
      username: 'used',
      locale: 'fr',
      activatedAt: new Date(0),
      createdAt: new Date(0),
    });
    for (const flag of ['', '--dry-run']) {
      const { exitCode, noted } = await run(`user create-admin --email used@example.test ${flag}`);
      expect(exitCode).toBe(1);
      expect(noted).toContain('already has an account');
    }
  });

  it('names the option that is wrong, and says it in JSON when asked', async () => {
    const line = 'user create-admin --email nowhere';
    const inWords = await run(line);
    expect(inWords).toMatchObject({ exitCode: 2 });
    expect(inWords.noted).toContain('--email is not an email address');
    const { noted } = await run(`${line} --json`);
    expect(JSON.parse(noted)).toMatchObject({ error: { code: 'INVALID' } });
  });
});

describe('aube invite', () => {
  it('prints a token and its link, for one establishment and some people', async () => {
    const { said } = await run('invite --establishment x-1 --uses 3 --expires 2d --json');
    const made = JSON.parse(said) as Record<string, string>;
    expect(made['link']).toBe(`https://aube.example.test/en/inscription/${made['token']}`);
    const hours = (Date.parse(made['expiresAt'] ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThan(48.1);
  });

  it('is found under `user` as well', async () => {
    expect(await run('user invite --yes')).toMatchObject({ exitCode: 0 });
  });

  it.each([
    ['--establishment NOWHERE', 1, 'No establishment has the code NOWHERE'],
    ['--email a@example.test --uses 2', 2, '--uses is 1 at most'],
    ['--expires 91d', 2, '--expires is more than 90 days from now'],
    ['--expires 2020-01-01', 2, '--expires is already past'],
    ['--uses 501', 2, '--uses is too big'],
  ])('refuses %s, also with --dry-run', async (options, exitCode, words) => {
    const before = await db.$count(invitations);
    for (const flag of ['', ' --dry-run']) {
      const result = await run(`invite ${options}${flag}`);
      expect(result.exitCode).toBe(exitCode);
      expect(result.noted).toContain(words);
    }
    expect(await db.$count(invitations)).toBe(before);
  });

  it('changes nothing with --dry-run', async () => {
    const before = await db.$count(invitations);
    expect(await run('invite --dry-run')).toMatchObject({
      exitCode: 0,
      said: 'The invitation would be created.',
    });
    expect(await db.$count(invitations)).toBe(before);
  });
});

describe('aube invite without a word more', () => {
  it('asks who is at the terminal, and names the place', async () => {
    const before = await db.$count(invitations);
    const refused = await run('invite', { typed: ['no'] });
    expect(refused).toMatchObject({ exitCode: 1, said: '' });
    expect(refused.noted).toContain(`in ${new URL(url).host}`);
    expect(refused.noted).not.toContain(new URL(url).password || 'no password');
    expect(await db.$count(invitations)).toBe(before);
    expect(await run('invite', { typed: ['yes'] })).toMatchObject({ exitCode: 0 });
    expect(await run('invite --yes', { typed: [] })).toMatchObject({ exitCode: 0 });
    expect(await db.$count(invitations)).toBe(before + 2);
  });
});

describe('aube help', () => {
  it.each([
    ['help', ''],
    ['help user list', 'user list'],
    ['help --lang fr export', 'export --lang fr'],
  ])('%s is --help', async (asked, line) => {
    expect(await run(asked)).toEqual(await run(`${line} --help`));
  });
});

describe('aube … --help', () => {
  it.each(['invite', 'demo', 'doctor', 'export', 'token create', 'user create-admin'])(
    '%s has an example and every variable',
    async (name) => {
      const { said } = await run(`${name} --help`);
      expect(said).toContain(`Example  npm run aube -- ${name} --`);
      for (const variable of ['AUBE_CLOCK', 'SMTP_URL', 'CONTENT_DIR', 'NODE_ENV', 'PORT']) {
        expect(said).toContain(variable);
      }
    },
  );
});

it.each(['invite', 'cohort --participants 1 --weeks 1 --seed 1'])(
  '%s wants --yes where nobody can be asked',
  async (line) => {
    const { exitCode, said, noted } = await run(line);
    expect({ exitCode, said }).toEqual({ exitCode: 2, said: '' });
    expect(noted).toContain('--yes');
  },
);

it('a token of the line is used, and warned of', async () => {
  const { noted } = await run('user list --url http://127.0.0.1:9 --token x');
  expect(noted).toContain('--token shows in the list of processes');
});

describe('aube demo', () => {
  it.each(['production', ''])('is refused in production (OP-3): NODE_ENV=%s', async (mode) => {
    const { exitCode, noted } = await run('demo --yes', { env: { NODE_ENV: mode } });
    expect({ exitCode, noted }).toEqual({
      exitCode: 1,
      noted: 'The demonstration is refused in production. Elsewhere, set NODE_ENV=development.',
    });
  });

  it('writes into somebody’s PostgreSQL only after a yes', async () => {
    const empty = await createTestDatabase();
    const env = { DATABASE_URL: empty.url };
    expect(await run('demo', { env })).toMatchObject({ exitCode: 2 });
    expect(await run('demo', { env, typed: ['no'] })).toMatchObject({ exitCode: 1 });
    expect(await run('demo --dry-run', { env })).toMatchObject({
      exitCode: 0,
      said: '9 accounts and 60 other participants would be created.',
    });
    expect(await empty.db.$count(users)).toBe(0);
    await empty.close();
  });

  it('refuses a database that holds other people, in a dry run too', async () => {
    const before = await db.$count(users);
    expect(before).toBeGreaterThan(0);
    for (const line of ['demo --yes', 'demo --dry-run']) {
      const { exitCode, said, noted } = await run(line);
      expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
      expect(noted).toContain('holds other people');
    }
    expect(await db.$count(users)).toBe(before);
  });
});

describe('aube doctor', () => {
  it('finds a site in order, and says what to look at', async () => {
    const { exitCode, said } = await run('doctor --json');
    expect(exitCode).toBe(0);
    const { isHealthy, checks } = JSON.parse(said) as {
      isHealthy: boolean;
      checks: { name: string; status: string }[];
    };
    expect(isHealthy).toBe(true);
    const statuses = Object.fromEntries(checks.map(({ name, status }) => [name, status]));
    expect(statuses).toMatchObject({ node: 'ok', database: 'ok', schema: 'ok', content: 'ok' });
    expect(statuses).toMatchObject({ administrators: 'warning', establishments: 'ok' });
  });

  it('warns of a proxy that has no name', async () => {
    expect((await run('doctor')).said).toMatch(/^check +TRUST_PROXY does not name the proxy/m);
    const env = { TRUST_PROXY: '127.0.0.1' };
    expect((await run('doctor', { env })).said).not.toContain('TRUST_PROXY');
  });

  it('warns about a jump of the clock, and names two clocks that differ', async () => {
    const now = Date.now();
    const clock = { trustedAt: new Date(now - 50 * 60_000), seenAt: new Date(now), waitedMs: 0 };
    await db.insert(siteClock).values(clock);
    expect((await run('doctor')).said).toMatch(/^check +PostgreSQL’s clock jumped by 50 minutes/m);
    await db.delete(siteClock);
    expect((await run('doctor')).said).toMatch(/^good +The clocks of this machine/m);
    vi.setSystemTime(now + 10 * 60_000);
    const { said } = await run('doctor');
    vi.useRealTimers();
    expect(said).toMatch(/^error +The clocks of this machine .* differ by 10 minutes/m);
  });

  it.each([
    [4, /^good +The call list, the figures and the notices are up to date/m],
    [300, /^check +Changes have waited for 300 minutes/m],
  ])('says how long a change has waited for a recount: %d minutes', async (minutes, expected) => {
    await db
      .insert(recount)
      .values({ step: 'notices', since: new Date(Date.now() - minutes * 60_000) });
    expect((await run('doctor')).said).toMatch(expected);
    await db.delete(recount);
  });

  it('says that letters reach nobody, and which variable nobody reads', async () => {
    const env = {
      NODE_ENV: 'production',
      SMPT_URL: 'smtps://user:canary@mail.example',
      AUBE_MAIL: 'x',
    };
    const { exitCode, said } = await run('doctor', { env });
    expect(exitCode).toBe(0);
    expect(said).toMatch(
      /^check +Emails are written to .*mail and nobody receives them: set SMTP_URL/m,
    );
    expect(said).toMatch(
      /^check +SMPT_URL is not one of Aube’s variables. Did you mean SMTP_URL\?$/m,
    );
    expect(said).toMatch(/^check +AUBE_MAIL is not one of Aube’s variables.$/m);
    expect(said).not.toContain('canary');

    const well = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example' };
    expect((await run('doctor', { env: well })).said).toMatch(
      /^good +Emails: sent through SMTP_URL$/m,
    );
    const trial = { SMTP_URL: 'file:', NODE_ENV: 'development' };
    expect((await run('doctor', { env: trial })).said).toMatch(/^good +Emails: written to /m);
  });

  it('ends with 1 on a fault', async () => {
    const { exitCode, noted } = await run('doctor --url http://127.0.0.1:1');
    expect(exitCode).toBe(1);
    expect(noted).toBe('One error to correct.');
  });

  it('ends with 3 where all that is wrong is a server that does not answer', async () => {
    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    listening.close();
    await once(listening, 'close');
    const { exitCode, noted } = await run(`doctor --url http://127.0.0.1:${port}`);
    expect([exitCode, noted]).toEqual([3, 'One error to correct.']);
  });

  it('makes no database where there is none', async () => {
    const env = { DATABASE_URL: '', AUBE_DATA_DIR: '/dev/null/aube' };
    const { exitCode, said } = await run('doctor', { env });
    expect(exitCode).toBe(1);
    expect(said).toContain('No database yet');
    expect(said).toContain('The data folder cannot be written');
  });
});

describe('aube export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aube-export-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const output = join(folder, 'people.csv');

  it('writes a file whole, and says how many rows it has', async () => {
    const { exitCode, said } = await run(`export --dataset participants --output ${output} --json`);
    expect(exitCode).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ file: output, rows: expect.any(Number) });
    expect(readFileSync(output, 'utf8').startsWith('\uFEFFcode_participant,etablissement')).toBe(
      true,
    );
    expect(readdirSync(folder)).toEqual(['people.csv']);
    expect(statSync(output).mode & 0o777).toBe(0o600);
  });

  it('leaves a file that is there as it is, unless it may be replaced', async () => {
    const kept = join(folder, 'kept.csv');
    writeFileSync(kept, 'mine', { mode: 0o644 });
    const line = `export --dataset participants --output ${kept}`;
    const refused = await run(line);
    expect(refused).toMatchObject({ exitCode: 1, said: '' });
    expect(refused.noted).toContain('already exists');
    expect(readFileSync(kept, 'utf8')).toBe('mine');
    expect(await run(`${line} --replace`)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(kept, 'utf8')).toContain('code_participant');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });

  it('goes to the standard output where that is asked, with what is said of it beside', async () => {
    const { exitCode, said, noted } = await run('export --dataset participants --output -');
    expect(exitCode).toBe(0);
    expect(said).toContain('code_participant');
    expect(noted).toMatch(/^participants\.csv: \d+ lines\.$/);
  });

  it('is written where the command was typed', async () => {
    const line = 'export --dataset participants --output typed.csv'.split(' ');
    const { exitCode } = await runCaptured(line, { source, folder });
    expect(exitCode).toBe(0);
    expect(readdirSync(folder)).toContain('typed.csv');
  });

  it('leaves nothing behind when it fails', async () => {
    const failed = await run(
      `export --dataset participants --establishment none --output ${join(folder, 'none.csv')}`,
    );
    expect(failed).toMatchObject({ exitCode: 1 });
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it.each([
    ['export --dataset nights', 2, 'nights.csv is not a data file'],
    ['export --dataset nuits --identity', 2, '--identity needs --reason'],
    ['export --dataset nuits --identity --reason \u00A0', 2, '--reason is required'],
    ['export --dataset NUITS --output /proc/version/x.csv', 2, 'cannot be written (ENOTDIR)'],
    ['export --dataset nuits --state gone', 2, 'the choices are: notStarted, inProgress'],
    ['export --dataset nuits --figure gone', 2, '--figure is not a possible choice; the choices'],
    [
      'export --dataset nuits --from 2026-13-40 --url https://a.example --token x',
      2,
      '--from is not a date',
    ],
    ['export --dataset nuits --from yesterday', 2, '--from is not a date'],
    ['export --dataset nuits --from 2026-02-30', 2, '--from is not a date'],
    ['export --dataset nuits --from 2026-02-02 --to 2026-02-01', 2, '--to is before --from'],
    ['export --dataset statistiques-etapes --identity --reason x', 2, '--identity does not apply'],
    ['export --dataset nuits --establishment none', 1, 'No establishment has the code NONE'],
    ['export --dataset nuits --week 30', 2, '--week is too big: 25 at most'],
    ['invite --establishment none', 1, 'No establishment has the code NONE'],
    ['invite --uses 0', 2, '--uses is too small: 1 at least'],
    ['invite --uses 501', 2, '--uses is too big: 500 at most'],
    ['establishment create --name A --code A-1 --retention-months 1', 2, ': 12 at least'],
    ['export --url https://a.example', 2, '--url needs a token'],
  ])('says what is wrong with: %s', async (line, exitCode, words) => {
    const failed = await run(line);
    expect(failed).toMatchObject({ exitCode, said: '' });
    expect(failed.noted).toContain(words);
  });
});

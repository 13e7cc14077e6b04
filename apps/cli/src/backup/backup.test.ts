import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, findLastBackup } from '@aube/db';
import { establishments, participants, userRoles, users } from '@aube/db/schema';
import { createBlankDatabase, createTestDatabase } from '@aube/db/testing';
import { generateIdentity } from 'age-encryption';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';
import { backupName, backupsOfTheFuture, olderBackups, olderUnverified } from './keep-newest.ts';

const folder = mkdtempSync(join(tmpdir(), 'aube-cli-backup-'));
const dataDir = join(folder, 'data');
mkdirSync(join(dataDir, 'mail'), { recursive: true });
const { db, pool, url, close } = await createTestDatabase();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const keyFile = join(folder, 'backup.key');
writeFileSync(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 });

const run = (words: string[], env: Record<string, string> = {}) =>
  runCaptured(words, {
    source: { DATABASE_URL: url, AUBE_DATA_DIR: dataDir, LANG: 'en', ...env },
  });
const place = (name: string) => join(folder, name);
const elsewhere = (name: string) => ({ DATABASE_URL: '', AUBE_DATA_DIR: place(name) });

const AT = new Date('2026-01-05T12:00:00Z');
await db.insert(establishments).values({ id: 1, name: 'X', referenceCode: 'X-1', createdAt: AT });
for (const name of ['camille', 'dominique']) {
  const [person] = await db
    .insert(users)
    .values({
      firstName: name,
      lastName: 'Tremblay',
      email: `${name}@exemple.test`,
      username: name,
      locale: 'fr',
      timeZone: 'America/Toronto',
      createdAt: AT,
    })
    .returning({ id: users.id });
  const userId = person!.id;
  await db.insert(userRoles).values({ userId, roleId: 3 });
  await db.insert(participants).values({ userId, establishmentId: 1, createdAt: AT });
}
const [{ id: administratorId } = { id: 0 }] = await db
  .insert(users)
  .values({
    firstName: 'Alix',
    lastName: 'Roy',
    email: 'alix@exemple.test',
    username: 'alix',
    locale: 'fr',
    timeZone: 'America/Toronto',
    createdAt: AT,
    activatedAt: AT,
  })
  .returning({ id: users.id });
await db.insert(userRoles).values({ userId: administratorId, roleId: 1 });
writeFileSync(
  join(dataDir, 'mail', '20260105T120000Z-welcome-1.eml'),
  'To: <camille@exemple.test>\r\n\r\nBonjour',
);
writeFileSync(join(dataDir, 'mail', '20260105T120000Z-welcome-2.eml'), 'To: <d@exemple.test>\r\n');

async function erasureOf(username: string): Promise<string> {
  const { rows } = await pool.query<{ userId: number; participantCode: string }>(
    `select u.id as "userId", p.participant_code as "participantCode"
      from users u join participants p on p.user_id = u.id where u.username = $1`,
    [username],
  );
  const [person] = rows;
  const line = {
    ...person,
    establishmentId: 1,
    createdAt: AT.toISOString(),
    erasedAt: '2026-02-01T00:00:00.000Z',
  };
  return `${JSON.stringify(line)}\n`;
}

async function namesIn(dir: string): Promise<string[]> {
  const connection = await connect({ dataDir: dir, poolSize: 1 });
  try {
    const { rows } = await connection.pool.query('select first_name from users order by id');
    return rows.map(({ first_name: name }: { first_name: string }) => name);
  } finally {
    await connection.close();
  }
}

describe('aube backup', { timeout: 90_000 }, () => {
  it('writes, verifies and restores a site, and whoever was erased since stays erased', async () => {
    const made = await run([
      'backup',
      '--folder',
      folder,
      '--key-file',
      keyFile,
      '--verify',
      '--json',
    ]);
    expect(made).toMatchObject({ exitCode: 0, noted: '' });
    const { path, isVerified, isEncrypted, files, tables } = JSON.parse(made.said);
    expect({ isVerified, isEncrypted, files }).toEqual({
      isVerified: true,
      isEncrypted: true,
      files: 3,
    });
    expect(tables).toContainEqual({ name: 'users', rows: 3, sha256: expect.any(String) });
    const { takenAt } = JSON.parse(made.said) as { takenAt: string };
    expect(await findLastBackup(db)).toEqual({ takenAt: new Date(takenAt), isVerified: true });
    expect((await run(['doctor'])).said).toContain(`Last backup: ${takenAt}, restored`);

    const list = place('erasures-since.jsonl');
    writeFileSync(list, await erasureOf('camille'));
    const env = elsewhere('restored');
    const words = ['restore', path, '--key-file', keyFile];
    const without = await run(words, env);
    expect(without).toMatchObject({
      exitCode: 1,
      noted: expect.stringContaining('list of erasures'),
    });
    expect(existsSync(env.AUBE_DATA_DIR)).toBe(false);

    const running = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
    await once(running, 'listening');
    const origin = `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
    const restored = await run([...words, '--erasures', list], { ...env, PUBLIC_URL: origin });
    running.close();
    expect(restored.said).toContain(`A server answers at ${origin}`);
    expect(restored).toMatchObject({ exitCode: 0, noted: '' });
    expect(restored.said).toContain('all identical');
    expect(restored.said).toContain('Erased again: 1');
    expect(restored.said).toMatch(/roles, passwords, second factors .* are as they were on/);
    expect(restored.said).toContain(
      'Administrators who can log in: 1 (alix).\nOther staff who can log in: none.',
    );
    expect(await namesIn(env.AUBE_DATA_DIR)).toEqual(['', 'dominique', 'Alix']);
    expect(readdirSync(join(env.AUBE_DATA_DIR, 'mail'))).toEqual([
      '20260105T120000Z-welcome-2.eml',
    ]);
    expect(readFileSync(join(env.AUBE_DATA_DIR, 'erasures.jsonl'), 'utf8')).toContain(
      '"userId":1,',
    );

    const again = await run(words, env);
    expect(again).toMatchObject({ exitCode: 1, noted: expect.stringContaining('not empty') });
    const connection = await connect({ dataDir: env.AUBE_DATA_DIR, poolSize: 1 });
    try {
      const live = await run(words, env);
      expect(live).toMatchObject({
        exitCode: 1,
        noted: expect.stringContaining('stop the server'),
      });
    } finally {
      await connection.close();
    }
  });

  it('restores nothing while the list of erasures cannot be read or done again', async () => {
    const path = place('b.backup');
    expect((await run(['backup', '--output', path])).said).toContain('not encrypted');
    const env = elsewhere('broken-list');
    mkdirSync(env.AUBE_DATA_DIR);
    writeFileSync(join(env.AUBE_DATA_DIR, 'erasures.jsonl'), '{"userId":1,"partic\n');
    const words = ['restore', path, '--json'];
    const refused = await run(words, env);
    expect(refused.exitCode).toBe(1);
    expect(JSON.parse(refused.noted).error.message).toContain('cannot be read');
    expect(readdirSync(join(env.AUBE_DATA_DIR, 'mail'))).toEqual([]);
    writeFileSync(join(env.AUBE_DATA_DIR, 'erasures.jsonl'), '');
    expect((await run(words, env)).exitCode).toBe(0);
  });

  it.each([
    [['backup', '--keep', 'all'], 2, '--keep needs a number'],
    [['backup', '--keep', '0'], 2, '--keep needs a number'],
    [['backup', '--keep', '3', '--output', 'x'], 2, '--keep goes with --folder'],
    [['backup', '--folder', '/nowhere/at/all'], 2, 'folder does not exist'],
    [['backup', '--key-file', '/nowhere'], 2, 'key file does not exist'],
    [['backup', 'now'], 2, 'Unexpected argument: now'],
    [['restore'], 2, 'file of the backup is missing'],
    [['backup', '--output', '-'], 2, 'not to standard output'],
    [['backup', '--output', '/nowhere/at/all'], 2, 'folder does not exist: /nowhere/at'],
    [['restore', '/tmp'], 2, '/tmp cannot be read (EISDIR)'],
    [['restore', '/nowhere'], 2, 'file does not exist'],
    [['restore', 'package.json', 'tsconfig.json'], 2, 'Unexpected argument'],
    [['restore', 'package.json', '--dry-run'], 1, 'not a backup of Aube'],
  ])('%j ends with %i and says: %s', async (words, exitCode, says) => {
    expect(await run(words)).toMatchObject({ exitCode, noted: expect.stringContaining(says) });
  });

  it('refuses a key that others may read, or that is none', async () => {
    const bad = place('bad.key');
    for (const text of ['short', 'AGE-SECRET-KEY-1SHORT']) {
      writeFileSync(bad, text, { mode: 0o600 });
      expect((await run(['backup', '--key-file', bad])).noted).toContain('32 bytes');
    }
    chmodSync(bad, 0o644);
    expect((await run(['backup', '--key-file', bad])).noted).toContain('0600');
  });

  it('takes the file that age-keygen writes', async () => {
    const file = place('age.key');
    const lines = [
      '# created: 2026-01-05T12:00:00Z',
      '# public key: age1…',
      await generateIdentity(),
    ];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    const path = place('age.backup');
    const made = await run(['backup', '--output', path, '--key-file', file, '--json']);
    expect(JSON.parse(made.said)).toMatchObject({ isEncrypted: true });
    expect(readFileSync(path, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    const looked = await run(['restore', path, '--dry-run', '--key-file', file], elsewhere('none'));
    expect(looked.said).toContain('is complete');
  });

  it('looks into a backup without restoring it, in French too', async () => {
    const path = place('c.backup');
    await run(['backup', '--output', path, '--key-file', keyFile]);
    const looked = await run(['restore', path, '--dry-run', '--lang', 'fr'], elsewhere('none'));
    expect(looked).toMatchObject({ exitCode: 1, noted: expect.stringContaining('chiffrée') });
    const words = ['restore', path, '--dry-run', '--key-file', keyFile];
    expect((await run(words, elsewhere('none'))).said).toContain('is complete');
    expect(existsSync(place('none'))).toBe(false);
    expect((await run(['backup', '--output', path])).noted).toContain('already exists');
  });

  it('gives a backup its name once it is verified, and keeps one of those that could not be', async () => {
    const own = place('unverified');
    mkdirSync(own);
    const good = 'aube-20260101T000000Z.backup';
    for (const name of [good, `${good}.unverified`, 'aube-20260102T000000Z.backup.unverified']) {
      writeFileSync(join(own, name), '');
    }
    vi.stubEnv('TMPDIR', place('no-such-folder'));
    const made = await run(['backup', '--folder', own, '--keep', '1', '--verify']);
    vi.unstubAllEnvs();
    expect(made).toMatchObject({ exitCode: 1, noted: expect.stringContaining('ENOENT') });
    const [kept, left, ...others] = readdirSync(own).toSorted();
    expect([kept, others]).toEqual([good, []]);
    expect(left).toMatch(/\.backup\.unverified$/);
    expect(made.noted).toContain(join(own, left!));
  });

  it('leaves nothing when a signal ends it', async () => {
    const own = place('signalled');
    mkdirSync(own);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    const clusters = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`aube-verify-${process.pid}-`));
    const making = run(['backup', '--folder', own, '--verify']);
    await vi.waitUntil(() => clusters().length > 0, { timeout: 60_000 });
    process.emit('SIGTERM');
    await making;
    expect(exit.mock.calls).toEqual([[143]]);
    expect(clusters()).toEqual([]);
    exit.mockRestore();
  });

  it('works beside a newer release that lets this one run', async () => {
    const site = await createTestDatabase();
    const env = { DATABASE_URL: site.url, LANG: 'en' };
    const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)`;
    await site.pool.query(newer);
    const own = place('newer');
    mkdirSync(own);
    const made = await run(['backup', '--folder', own, '--keep', '1', '--verify', '--json'], env);
    expect(made.exitCode).toBe(0);
    expect(JSON.parse(made.said)).toMatchObject({
      isVerified: false,
      path: expect.stringMatching(/\.backup$/),
    });
    expect(
      (await run(['backup', '--folder', own, '--output', join(own, 'x'), '--verify'], env)).said,
    ).toContain('intact');
    for (const words of [['user', 'list'], ['migrate', '--dry-run'], ['migrate']]) {
      expect([words, (await run(words, env)).exitCode]).toEqual([words, 0]);
    }
    expect((await run(['doctor'], env)).said).toContain('runs on it all the same');

    await site.pool.query('comment on table drizzle.__drizzle_migrations is null');
    for (const words of [['user', 'list'], ['migrate', '--dry-run'], ['migrate']]) {
      expect([words, (await run(words, env)).noted]).toEqual([
        words,
        expect.stringContaining('cannot run on it'),
      ]);
    }
    await site.close();
  });

  it('finds the primary among several hosts, as the other commands do', async () => {
    const { host } = new URL(url);
    const severalOf = (one: string) => one.replace(host, `127.0.0.1:1,${host}`);
    const several = { DATABASE_URL: severalOf(url) };
    const made = await run(['backup', '--folder', folder, '--output', place('several')], several);
    expect(made.exitCode).toBe(0);
    const blank = await createBlankDatabase();
    await blank.pool.end();
    const restoring = ['restore', place('several'), '--without-erasures', '--json'];
    const restored = await run(restoring, { DATABASE_URL: severalOf(blank.url) });
    expect(restored).toMatchObject({ exitCode: 0 });
    await blank.close();
    for (const words of [['migrate'], ['user', 'list']]) {
      expect([words, (await run(words, several)).exitCode]).toEqual([words, 0]);
    }
    expect((await run(['doctor'], several)).said).toContain(`: 127.0.0.1:1,${host}/`);
  });

  it('says that there is nothing to back up', async () => {
    expect((await run(['backup'], elsewhere('empty'))).noted).toContain('no database');
  });
});

describe('how many backups stay', () => {
  const names = ['2026-01-01', '2026-01-03', '2026-01-02'].map((day) => backupName(new Date(day)));
  it.each([
    [1, ['aube-20260101T000000Z.backup', 'aube-20260102T000000Z.backup']],
    [2, ['aube-20260101T000000Z.backup']],
    [3, []],
    [9, []],
  ])('the newest %i', (keep, past) => {
    const made = names.toSorted().at(-1)!;
    expect(olderBackups([...names, 'aube.backup', 'notes.txt'], { keep, made })).toEqual(past);
  });

  it('never deletes the new one because of names of the future', () => {
    const [oldest = '', made = '', future = ''] = names.toSorted();
    const all = names.flatMap((name) => [name, `${name}.unverified`]);
    expect(olderBackups(all, { keep: 1, made })).toEqual([oldest]);
    expect(olderUnverified(all, made)).toEqual([`${oldest}.unverified`]);
    expect(backupsOfTheFuture(all, made)).toEqual([future]);
  });

  it('counts those that were not verified apart', () => {
    const unverified = names.map((name) => `${name}.unverified`);
    const made = names.toSorted().at(-1)!;
    expect(olderBackups([...names, ...unverified], { keep: 3, made })).toEqual([]);
    expect(olderUnverified([...names, ...unverified, 'x.unverified'], made)).toEqual([
      'aube-20260101T000000Z.backup.unverified',
      'aube-20260102T000000Z.backup.unverified',
    ]);
  });
});

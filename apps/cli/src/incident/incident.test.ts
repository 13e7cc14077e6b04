import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@aube/db/testing';
import { auditLog, users } from '@aube/db/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { runCaptured } from '../testing/run-captured.ts';
import { readMoment } from './read-moment.ts';

const { db, url, close } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'aube-incident-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await close();
});
const source = { DATABASE_URL: url, PUBLIC_URL: 'https://aube.example.test', LANG: 'en_CA.UTF-8' };
const run = (line: string, given: { source?: Record<string, string> } = {}) =>
  runCaptured(line.split(' '), { source: { ...source, ...given.source }, folder });

const person = { locale: 'fr' as const, activatedAt: new Date(0), createdAt: new Date(0) };
const [staff, patient] = await db
  .insert(users)
  .values([
    { ...person, firstName: 'Ana', lastName: 'R|oy', email: 'ana@example.test', username: 'ana' },
    { ...person, firstName: 'Lou', lastName: 'Secret', email: 'lou@example.test', username: 'lou' },
  ])
  .returning({ id: users.id });
await db.insert(auditLog).values({
  at: new Date('2026-01-05T14:03:07Z'),
  actorUserId: staff!.id,
  subjectUserId: patient!.id,
  action: 'admin.getParticipant',
  requestId: 'r',
  callerKind: 'cookie',
  addressPrefix: '203.0.113.0/24',
});
const period = '--from 2026-01-05T00:00:00Z --to 2026-01-06T00:00:00Z';

describe('aube incident', () => {
  it('writes the entry of the register and what it rests on, and names nobody touched', async () => {
    const { exitCode, said } = await run(`incident ${period} --email ANA@example.test`);
    expect(exitCode).toBe(0);
    expect(said).toContain('# Confidentiality incident: the facts');
    expect(said).toContain(
      '- Period: from 2026-01-05 00:00:00 until just before 2026-01-06 00:00:00',
    );
    expect(said).toContain('- 3. Date or period: From 2026-01-05 14:03:07 to 2026-01-05 14:03:07');
    expect(said).toContain(
      '- 5. Number of people, and number in Quebec: 1, including participants: 0',
    );
    expect(said).toContain('- 6. Risk of serious injury, with the reasons: to fill in');
    expect(said).toContain(String.raw`| ${staff!.id} | Ana R\|oy | ana@example.test |`);
    expect(said).toContain('| Contact details read | 1 | 1 | 1 |');
    expect(said).toContain('browser | 203.0.113.0/24 |');
    expect(said).toMatch(new RegExp(`^\\| ${patient!.id} \\|`, 'm'));
    expect(said).not.toMatch(/Secret|lou@/);
  });

  it('tells the operator from who came with a link and no session', async () => {
    const deed = { subjectUserId: staff!.id, requestId: 'g', addressPrefix: null };
    await db.insert(auditLog).values([
      {
        ...deed,
        at: new Date('2026-03-05T10:00:00Z'),
        action: 'account.activate',
        callerKind: 'guest',
      },
      {
        ...deed,
        at: new Date('2026-03-05T11:00:00Z'),
        action: 'admin.getUser',
        callerKind: 'commandLine',
      },
    ]);
    const { said } = await run(
      `incident --from 2026-03-05T00:00:00Z --to 2026-03-06T00:00:00Z --user ${staff!.id}`,
    );
    const done = said
      .split('\n')
      .filter((line) => line.includes('| 1 | '))
      .map((line) => line.split('|')[1]?.trim());
    expect(said).toMatch(/\| no session \| [^|]*(activat|Activat)/);
    expect(said).toMatch(/\| operator of the site \| /);
    expect(done).not.toEqual([]);
  });

  it('speaks French, by number, and says when there was nothing', async () => {
    const french = { source: { LANG: 'fr_CA.UTF-8' } };
    const { said } = await run(
      `incident ${period} --user ${staff!.id} --network 198.51.100.0/24`,
      french,
    );
    expect(said).toContain('# Incident de confidentialité\u00A0: les faits');
    expect(said).toContain('- Réseau\u00A0: 198.51.100.0/24');
    expect(said).toContain('rien dans le Registre');
    expect(said).toContain('Aucun.');
  });

  it('takes an address for its network, and - for the standard output', async () => {
    const { said } = await run(`incident ${period} --network 198.51.100.7 --output -`);
    expect(said).toContain('- Network: 198.51.100.0/24');
  });

  it('answers in JSON', async () => {
    const { said } = await run(`incident ${period} --json`);
    expect(JSON.parse(said)).toMatchObject({
      accountId: null,
      counts: { people: 1 },
      people: [{ userId: patient!.id, by: [staff!.id] }],
    });
  });

  it('writes a file that its owner alone reads, and not over another', async () => {
    const line = `incident ${period} --email ana@example.test --output facts.md`;
    expect(await run(line)).toMatchObject({
      exitCode: 0,
      said: 'facts.md is written. People affected: 1.',
    });
    const path = join(folder, 'facts.md');
    expect(readFileSync(path, 'utf8')).toContain('# Confidentiality incident');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await run(line)).exitCode).toBe(1);
    expect((await run(`${line} --replace`)).exitCode).toBe(0);
  });

  it.each([
    ['incident', 'beginning of the period, is missing'],
    ['incident --from yesterday', '--from needs a date'],
    ['incident --from 2026-02-30', '--from needs a date'],
    ['incident --from 2026-01-05 --network clinic', '--network needs an address'],
    ['incident --from 2026-01-05 --user x', '--user needs the number'],
    ['incident --from 2026-01-05 --user 1 --email a@example.test', 'give only one of them'],
    ['incident --from 2026-01-05 --email nonsense', '--email is not an email address'],
    ['incident --from 2026-01-05 --to 2025-01-05', '--to is before --from'],
  ])('says what is wrong with: %s', async (line, words) => {
    expect(await run(line)).toMatchObject({ exitCode: 2, noted: expect.stringContaining(words) });
  });

  it('finds nobody under an unknown address', async () => {
    expect(await run(`incident ${period} --email no@example.test`)).toMatchObject({
      exitCode: 1,
      noted: 'There is no account under this address.',
    });
  });
});

describe('a moment', () => {
  it.each([
    ['2026-01-05', false, new Date(2026, 0, 5)],
    ['2026-12-31', true, new Date(2027, 0, 1)],
    ['2026-01-05T14:00:00-05:00', true, new Date('2026-01-05T19:00:00Z')],
    ['2026-01-05T14:00:00', false, null],
    ['2026-13-01', false, null],
    ['', false, null],
  ])('%s (end: %s) is %s', (text, isEnd, moment) => {
    expect(readMoment(text, isEnd)).toEqual(moment);
  });
});

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditLog, diaryDays, questionnaireAnswers, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { createFileTransport } from '@aube/mailer';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { deliverDueLetters } from '../notifications/deliver-letters.ts';
import { auditTrail } from '../testing/audit-trail.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { createErasureFiles } from '../erasure-files.ts';
import { eraseDeletedAccounts } from './erase.ts';
import { addTalker } from './testing/add-talker.ts';
import { findWords } from './testing/find-words.ts';

const world = await createWorld(await testDatabase());
const { db, pool, services, addPerson, as } = world;
const dataDir = mkdtempSync(join(tmpdir(), 'aube-erasure-'));
services.erasureFiles = createErasureFiles(dataDir);
const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
const staffId = await addPerson({ roleId: ROLE.staff });

const WORDS = ['zorglub', 'quetzaline', 'rue-du-ptarmigan', 'kiwanoux'] as const;

async function findAnywhere(words: readonly string[]): Promise<string[]> {
  const found = await findWords(pool, words);
  const mail = join(dataDir, 'mail');
  for (const name of readdirSync(mail)) {
    const eml = readFileSync(join(mail, name), 'utf8').toLowerCase();
    if (words.some((word) => eml.includes(word))) found.push(`mail/${name}`);
  }
  return found;
}

const talker = await addTalker(world, {
  staffId,
  words: WORDS,
  deliver: async () => {
    const letters = createFileTransport({ folder: join(dataDir, 'mail'), from: 'no@example.test' });
    await deliverDueLetters({
      db,
      limiter: services.limiter,
      clock: () => MORNING,
      transport: letters,
      publicUrl: services.publicUrl,
      contacts: {},
      crisisLines: [],
    });
  },
});
const codeOf = async (userId: number) => {
  const { rows } = await pool.query<{ code: string }>(
    'select participant_code as code from participants where user_id = $1',
    [userId],
  );
  return first(rows[0]).code;
};

describe('an erasure (D63)', () => {
  it('leaves nothing of the person’s name, address and words, and keeps nights and scores', async () => {
    const before = await findAnywhere(WORDS);
    for (const place of [
      'users.email',
      'audit_details.after',
      'mail_outbox.to_address',
      'tokens.email',
      'invitations.email',
      'questionnaire_answers.answers',
      'mail/',
    ]) {
      expect(before.some((line) => line.startsWith(place))).toBe(true);
    }
    const code = await codeOf(talker);
    const erased = await administrator.rights.eraseUser({ userId: talker, reason: 'request' });
    expect(erased).toEqual({ participantCode: code });
    expect(await findAnywhere(WORDS)).toEqual([]);

    const told25 = and(eq(diaryDays.userId, talker), isNotNull(diaryDays.completedAt));
    expect(await db.$count(diaryDays, told25)).toBe(1);
    const [answers] = await db
      .select()
      .from(questionnaireAnswers)
      .where(eq(questionnaireAnswers.userId, talker));
    expect(answers).toMatchObject({ answers: { phq9_1: 2 }, scores: { phq9: 12 } });
    expect(await codeOf(talker)).toBe(code);
  });

  it('is in the audit log: that it happened, by whom and why', async () => {
    const logged = await auditTrail(db, eq(auditLog.action, 'rights.eraseUser'));
    expect(logged).toMatchObject([
      { subjectUserId: talker, objectType: 'erasure', objectId: 'request', after: null },
    ]);
  });

  it('cannot be done twice, and nobody logs in, is found or restored any more', async () => {
    const again = administrator.rights.eraseUser({ userId: talker, reason: 'request' });
    await expect(again).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    const looked = administrator.admin.getParticipant({ userId: talker });
    await expect(looked).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
    const restored = administrator.admin.restoreUser({ userId: talker });
    await expect(restored).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('is for participants, and for accounts that are deleted', async () => {
    const refused = administrator.rights.eraseUser({ userId: staffId, reason: 'request' });
    await expect(refused).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    const gone = await addPerson({ roleId: ROLE.staff });
    await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, gone));
    const erased = await administrator.rights.eraseUser({ userId: gone, reason: 'request' });
    expect(erased).toEqual({ participantCode: null });
  });

  it('is done once of sixteen at a time', async () => {
    const userId = await addPerson();
    const all = await Promise.allSettled(
      Array.from({ length: 16 }, () =>
        administrator.rights.eraseUser({ userId, reason: 'request' }),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { entries } = await services.erasureFiles.list();
    expect(entries.filter((line) => line.userId === userId)).toHaveLength(1);
  });

  it('that fails leaves no line in the list', async () => {
    const userId = await addPerson();
    await pool.query(
      `alter table audit_log add constraint stop check (action <> 'rights.eraseUser') not valid`,
    );
    await expect(
      administrator.rights.eraseUser({ userId, reason: 'request' }),
    ).rejects.toMatchObject({
      appCode: 'INTERNAL',
    });
    await pool.query('alter table audit_log drop constraint stop');
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user).toMatchObject({ firstName: 'Camille', erasedAt: null });
    const { entries } = await services.erasureFiles.list();
    expect(entries.some((line) => line.userId === userId)).toBe(false);
  });
});

const DAY_MS = 24 * 60 * 60_000;

it('is done for somebody whose address stood in a list of people to invite', async () => {
  const userId = await addPerson();
  const [{ email: typed } = { email: '' }] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  await administrator.admin.inviteMany({ text: typed, locale: 'fr', isConfirmed: false });
  await administrator.rights.eraseUser({ userId, reason: 'request' });
  expect(await findAnywhere([typed])).toEqual([]);
});

describe('a deleted account (D55)', () => {
  it.each([
    ['29 days and 23 hours', 30 * DAY_MS - 60 * 60_000, false],
    ['30 days', 30 * DAY_MS, true],
  ])('deleted %s ago: erased %s', async (_, age, isErased) => {
    const userId = await addPerson();
    const deletedAt = new Date(MORNING.getTime() - age);
    await db.update(users).set({ deletedAt }).where(eq(users.id, userId));
    await eraseDeletedAccounts({ ...services, now: MORNING, requestId: 'job' });
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.erasedAt !== null).toBe(isErased);
    expect(user?.email === '').toBe(isErased);
  });

  it('is erased although a hundred before it fail', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 101; count += 1) ids.push(await addPerson());
    const last = ids.at(-1) ?? 0;
    const deletedAt = new Date(MORNING.getTime() - 40 * DAY_MS);
    await db.update(users).set({ deletedAt, lastName: 'Cent' }).where(inArray(users.id, ids));
    await pool.query(`alter table users add constraint stop
      check (id = ${last} or id < ${ids[0]} or erased_at is null) not valid`);
    const run = eraseDeletedAccounts({ ...services, now: MORNING, requestId: 'job' });
    await expect(run).rejects.toBeInstanceOf(AggregateError);
    await pool.query('alter table users drop constraint stop');
    const left = and(inArray(users.id, ids), isNull(users.erasedAt));
    expect(await db.$count(users, left)).toBe(100);
    await db.update(users).set({ deletedAt: null }).where(left);
  });
});

it('lists the files past retention, and erases none of them', async () => {
  const userId = await addPerson();
  const later = (months: number) => {
    const now = new Date(MORNING);
    now.setUTCMonth(now.getUTCMonth() + months);
    return now;
  };
  const asAt = async (now: Date) =>
    (await as(await addPerson({ roleId: ROLE.administrator }), { now })).rights.listPastRetention({
      search: `Gagnon`,
    });
  const early = await asAt(later(60));
  expect(early.rows.some((row) => row.userId === userId)).toBe(false);
  const late = await asAt(new Date(later(60).getTime() + 1));
  const found = late.rows.find((row) => row.userId === userId);
  expect(found).toMatchObject({ retentionMonths: 60, lastActiveAt: MORNING.toISOString() });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user?.erasedAt).toBeNull();
});

describe('the list of files past retention', () => {
  const at = async () =>
    (await as(await addPerson({ roleId: ROLE.administrator }), { now: new Date('2040-01-01') }))
      .rights;
  const named = async (firstName: string, roles: number[]) => {
    const { userId } = await world.addAccount({ roles });
    await db.update(users).set({ firstName }).where(eq(users.id, userId));
    return userId;
  };

  it('names nobody whom an erasure would refuse', async () => {
    const both = await named('Amarante', [ROLE.participant, ROLE.staff]);
    const rights = await at();
    expect((await rights.listPastRetention({ search: 'Amarante' })).rows).toEqual([]);
    await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, both));
    const { rows } = await rights.listPastRetention({ search: 'Amarante' });
    expect(rows.map(({ userId }) => userId)).toEqual([both]);
    await administrator.rights.eraseUser({ userId: both, reason: 'retention' });
  });

  it.each(['heleine', 'HÉLEÏNE', 'gagn héle', '  heleine '])(
    'finds Héleïne by %j',
    async (search) => {
      const userId = await named('Héleïne', [ROLE.participant]);
      const { rows } = await (await at()).listPastRetention({ search });
      expect(rows.map((row) => row.userId)).toContain(userId);
    },
  );
});

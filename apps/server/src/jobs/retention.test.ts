import { randomUUID } from 'node:crypto';
import { ROLE } from '@aube/api/rules';
import { createWorld, first, MORNING } from '@aube/api/testing';
import { INVENTORY, type PurgeJob } from '@aube/db/inventory';
import {
  accessTokens,
  auditDetails,
  auditLog,
  credentials,
  diaryDays,
  diaryDrafts,
  exerciseAnswers,
  exerciseEntries,
  invitations,
  knownDevices,
  mailOutbox,
  notifications,
  rateLimits,
  recoveryCodes,
  reminderSettings,
  screeningAnswers,
  savedViews,
  serverMarks,
  secondFactors,
  sessions,
  staffEstablishments,
  staffNotes,
  takenCalls,
  tokens,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, isNotNull, sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { chosenTime } from '../operations/trusted-time.ts';
import { startJobs } from './start-jobs.ts';

const world = await createWorld(await testDatabase());
const { db, pool, services, home, addPerson, addStarted, as } = world;

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number, ms = 0) => new Date(MORNING.getTime() - days * DAY_MS + ms);
const count = async (statement: string) => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${statement}`);
  return first(rows[0]).count;
};

const owner = await addPerson();
const account = { userId: owner, kind: 'cookie', createdAt: daysAgo(200) } as const;
const screening = { answers: {}, instruments: [], locale: 'fr' as const, capabilityHash: 'x' };
const invited = { establishmentId: home, createdAt: daysAgo(800) };
const letter = {
  kind: 'passwordChanged',
  toAddress: 'a@example.test',
  locale: 'fr',
  nextAttemptAt: daysAgo(60),
} as const;

/**
 * `add` inserts one row to purge and one row to keep. `stays`: number of rows that must be left.
 */
const PURGES: Record<PurgeJob, { table: string; of: string; stays: number; add: () => unknown }> = {
  devices: {
    table: 'known_devices',
    of: 'known_devices',
    stays: 1,
    add: () =>
      db.insert(knownDevices).values([
        { id: 'over', userId: owner, lastUsedAt: daysAgo(365, -1) },
        { id: 'kept', userId: owner, lastUsedAt: daysAgo(365) },
      ]),
  },
  invitations: {
    table: 'invitations',
    of: 'invitations where email is not null or label is not null',
    stays: 3,
    add: async () => {
      const [over] = await db
        .insert(invitations)
        .values([
          { ...invited, email: 'over@example.test', expiresAt: daysAgo(365, -1) },
          { ...invited, email: 'kept@example.test', expiresAt: daysAgo(365) },
          { ...invited, label: 'Revoked', expiresAt: daysAgo(1), revokedAt: daysAgo(366) },
          { ...invited, email: 'came@example.test', expiresAt: daysAgo(500), uses: 1 },
          { ...invited, label: 'Runs', expiresAt: daysAgo(-1) },
        ])
        .returning();
      const { id } = first(over);
      const [logged] = await db
        .insert(auditLog)
        .values({
          at: daysAgo(800),
          action: 'admin.createInvitation',
          objectType: 'invitation',
          objectId: String(id),
          requestId: 'r',
        })
        .returning();
      const after = { email: 'over@example.test' };
      await db.insert(auditDetails).values({ auditId: first(logged).id, after });
    },
  },
  letters: {
    table: 'mail_outbox',
    of: 'mail_outbox',
    stays: 2,
    add: () =>
      db.insert(mailOutbox).values([
        { ...letter, createdAt: daysAgo(60), sentAt: daysAgo(30, -1) },
        { ...letter, createdAt: daysAgo(60), sentAt: daysAgo(30) },
        { ...letter, createdAt: daysAgo(30, -1), attempts: 8 },
        { ...letter, createdAt: daysAgo(30), attempts: 8 },
      ]),
  },
  limits: {
    table: 'rate_limits',
    of: 'rate_limits',
    stays: 1,
    add: () =>
      db.insert(rateLimits).values([
        { key: 'over', points: 1, expire: 1 },
        { key: 'kept', points: 1, expire: Date.now() + DAY_MS },
      ]),
  },
  marks: {
    table: 'server_marks',
    of: 'server_marks',
    stays: 1,
    add: () =>
      db.insert(serverMarks).values([
        { serverId: randomUUID(), number: 1, markedAt: daysAgo(30, -1) },
        { serverId: randomUUID(), number: 1, markedAt: daysAgo(30) },
      ]),
  },
  screenings: {
    table: 'screening_answers',
    of: 'screening_answers',
    stays: 1,
    add: () =>
      db.insert(screeningAnswers).values(
        [daysAgo(30, -1), daysAgo(30)].map((updatedAt, index) => ({
          ...screening,
          id: `00000000-0000-4000-8000-00000000000${index}`,
          createdAt: daysAgo(90),
          updatedAt,
        })),
      ),
  },
  sessions: {
    table: 'sessions',
    of: 'sessions',
    stays: 1,
    add: () =>
      db.insert(sessions).values([
        { ...account, id: 'over', expiresAt: daysAgo(1), lastUsedAt: daysAgo(1) },
        {
          ...account,
          id: 'kept',
          createdAt: MORNING,
          expiresAt: daysAgo(-1),
          lastUsedAt: MORNING,
        },
      ]),
  },
  tokens: {
    table: 'tokens',
    of: 'tokens',
    stays: 1,
    add: () =>
      db.insert(tokens).values(
        [daysAgo(30, -1), daysAgo(30)].map((expiresAt) => ({
          purpose: 'passwordReset' as const,
          hash: String(expiresAt.getTime()),
          userId: owner,
          createdAt: daysAgo(60),
          expiresAt,
        })),
      ),
  },
};

describe('what the inventory of personal data promises', () => {
  it('is purged by a job for each table that says so', () => {
    const promised = Object.entries(INVENTORY).flatMap(([table, { ends }]) =>
      typeof ends === 'string' ? [] : [[ends.job, table]],
    );
    expect(Object.fromEntries(promised)).toEqual(
      Object.fromEntries(Object.entries(PURGES).map(([job, { table }]) => [job, table])),
    );
  });

  it('is purged when its time is over, and not a moment sooner', async () => {
    for (const { add } of Object.values(PURGES)) await add();
    const jobs = startJobs(services, {
      transport: { send: async () => undefined, close: async () => undefined },
      clock: () => MORNING,
      time: chosenTime(() => MORNING),
      log: pino({ level: 'silent' }),
    });
    const left = () =>
      Promise.all(
        Object.entries(PURGES).map(async ([job, { of }]) => [job, await count(of)] as const),
      );
    await expect.poll(left).toEqual(Object.entries(PURGES).map(([job, { stays }]) => [job, stays]));
    await jobs.stop();
    expect(await db.$count(auditDetails, sql`after ->> 'email' = 'over@example.test'`)).toBe(0);
    const [over] = await db.select().from(invitations).orderBy(invitations.id).limit(1);
    expect(over).toMatchObject({ email: null, revokedAt: MORNING });
  });
});

const OF_A_PERSON: Record<string, (userId: number, dayId: number) => unknown> = {
  access_tokens: (userId) =>
    db
      .insert(accessTokens)
      .values({ userId, name: 'n', hash: 'h', createdAt: MORNING, expiresAt: MORNING }),
  audit_details: async (subjectUserId) => {
    const row = { at: MORNING, subjectUserId, action: 'a', requestId: 'r' };
    const [logged] = await db.insert(auditLog).values(row).returning();
    await db
      .insert(auditDetails)
      .values({ auditId: first(logged).id, subjectUserId, after: { city: 'Laval' } });
  },
  credentials: (userId) =>
    db.insert(credentials).values({ userId, passwordHash: 'h', changedAt: MORNING }),
  diary_drafts: (_userId, dayId) =>
    db.insert(diaryDrafts).values({ dayId, fields: {}, baseVersion: 1, updatedAt: MORNING }),
  exercise_answers: (userId) =>
    db
      .insert(exerciseAnswers)
      .values({ userId, chapterId: 'c', exerciseId: 'e', answers: {}, updatedAt: MORNING }),
  exercise_entries: (userId) =>
    db.insert(exerciseEntries).values({
      userId,
      entryId: randomUUID(),
      chapterId: 'c',
      exerciseId: 'e',
      writtenOn: '2026-01-06',
      answers: {},
      updatedAt: MORNING,
    }),
  notifications: (userId) =>
    db.insert(notifications).values({ userId, kind: 'k', params: {}, createdAt: MORNING }),
  recovery_codes: (userId) => db.insert(recoveryCodes).values({ userId, hash: 'h' }),
  reminder_settings: (userId) =>
    db.insert(reminderSettings).values({
      userId,
      time: 600,
      nextAt: MORNING,
      stopKey: 'k',
      stopHash: 'h',
      updatedAt: MORNING,
    }),
  second_factors: (userId) =>
    db.insert(secondFactors).values({ userId, sealedSecret: 's', createdAt: MORNING }),
  saved_views: (userId) =>
    db.insert(savedViews).values({ userId, name: 'n', query: 'q', createdAt: MORNING }),
  staff_establishments: (userId) =>
    db.insert(staffEstablishments).values({ userId, establishmentId: home }),
  staff_notes: (userId) =>
    db
      .insert(staffNotes)
      .values({ userId, authorUserId: owner, kind: 'note', text: 't', createdAt: MORNING }),
  taken_calls: (userId) =>
    db
      .insert(takenCalls)
      .values({ userId, reason: 'silent', takenByUserId: owner, takenAt: MORNING }),
};

async function rowsOf(userId: number, endings: readonly string[]) {
  const tables = Object.entries(INVENTORY).filter(
    ([, { ends }]) => typeof ends === 'string' && endings.includes(ends),
  );
  const counted = await Promise.all(
    tables.map(async ([table, { columns }]) => {
      const named = Object.values(columns).flatMap((list) => list.split(' '));
      const whose =
        table === 'users'
          ? `id = ${userId}`
          : table === 'diary_drafts'
            ? `day_id in (select id from diary_days where user_id = ${userId})`
            : `${named.includes('user_id') ? 'user_id' : 'subject_user_id'} = ${userId}`;
      return [table, await count(`${table} where ${whose}`)] as const;
    }),
  );
  return Object.fromEntries(counted);
}

describe('an erasure', () => {
  it('takes each row that the inventory says goes with it, and no row of what stays under a code', async () => {
    const userId = await addStarted('2026-01-01');
    const [day] = await db.select().from(diaryDays).where(eq(diaryDays.userId, userId)).limit(1);
    expect(Object.keys(await rowsOf(userId, ['erased']))).toEqual(Object.keys(OF_A_PERSON));
    for (const add of Object.values(OF_A_PERSON)) await add(userId, first(day).id);
    const before = await rowsOf(userId, ['erased']);
    expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
    const kept = await rowsOf(userId, ['unnamed']);

    const administrator = await as(await addPerson({ roleId: ROLE.administrator }));
    await administrator.rights.eraseUser({ userId, reason: 'retention' });

    const after = await rowsOf(userId, ['erased']);
    expect(after).toEqual(Object.fromEntries(Object.keys(before).map((table) => [table, 0])));
    expect(await rowsOf(userId, ['unnamed'])).toEqual(kept);
    expect(kept['diary_days']).toBeGreaterThan(0);
    expect(await db.$count(diaryDays, isNotNull(diaryDays.note))).toBe(0);
  });
});

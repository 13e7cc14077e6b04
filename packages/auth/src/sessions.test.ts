import {
  establishments,
  participants,
  sessions,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SessionKind } from './credential.ts';
import { createAuth } from './sessions.ts';
import { hashToken } from './token.ts';

const { db, pool } = await testDatabase();
const auth = createAuth(db, pool);
const LOGIN = new Date('2026-01-05T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(LOGIN.getTime() + ms);

let count = 0;
async function createUser(...roles: number[]): Promise<number> {
  count += 1;
  const [user] = await db
    .insert(users)
    .values({
      firstName: 'Marie',
      lastName: 'Tremblay',
      email: `marie-${count}@exemple.test`,
      username: `marie-${count}`,
      locale: 'fr',
      activatedAt: LOGIN,
      createdAt: LOGIN,
    })
    .returning({ id: users.id });
  const userId = user!.id;
  await db.insert(userRoles).values(roles.map((roleId) => ({ userId, roleId })));
  return userId;
}

async function open(userId: number, kind: SessionKind = 'cookie', isOwnDevice = false) {
  const opened = await auth.open({ userId, kind, now: LOGIN, isOwnDevice });
  return { ...opened, credential: { kind, sessionId: hashToken(opened.token) } };
}

async function isAlive(credential: { kind: SessionKind; sessionId: string }, now: Date) {
  return (await auth.find(credential, now)) !== null;
}

describe('a session', () => {
  it('of the future stands for nobody', async () => {
    const { credential } = await open(await createUser(3));
    expect(await isAlive(credential, later(-2 * MINUTE))).toBe(true);
    expect(await isAlive(credential, later(-2 * MINUTE - 1))).toBe(false);
    await auth.touch('cookie', [credential.sessionId], later(HOUR));
    expect(await isAlive(credential, later(HOUR))).toBe(true);
    expect(await isAlive(credential, later(MINUTE))).toBe(false);
  });

  it('is found again after a later use and under a new token, until it ends', async () => {
    const userId = await createUser(2);
    const { credential } = await open(userId, 'bearer');
    const caller = (await auth.find(credential, LOGIN))!;
    await auth.touch('bearer', [credential.sessionId], later(HOUR));
    const token = (await auth.renew(credential.sessionId))!.token;
    expect(await auth.findAgain(caller, LOGIN)).toMatchObject({ userId, roles: [2] });
    expect(await auth.findAgain(caller, later(13 * HOUR))).toBeNull();
    await auth.close(hashToken(token));
    expect(await auth.findAgain(caller, LOGIN)).toBeNull();
  });

  it('stands for its person, with roles and establishments', async () => {
    const userId = await createUser(2, 3);
    const [place] = await db
      .insert(establishments)
      .values({ name: 'CLSC', referenceCode: 'ABC-01', createdAt: LOGIN })
      .returning();
    await db.insert(staffEstablishments).values({ userId, establishmentId: place!.id });
    await db.insert(participants).values({ userId, establishmentId: place!.id, createdAt: LOGIN });
    const { credential } = await open(userId);
    expect(await auth.find(credential, LOGIN)).toEqual({
      userId,
      roles: [2, 3],
      firstName: 'Marie',
      lastName: 'Tremblay',
      email: `marie-${count}@exemple.test`,
      username: `marie-${count}`,
      locale: 'fr',
      timeZone: 'America/Toronto',
      establishmentIds: [place!.id],
      participantEstablishmentId: place!.id,
      session: {
        id: credential.sessionId,
        kind: 'cookie',
        createdAt: LOGIN,
        lastUsedAt: LOGIN,
        identityConfirmedAt: LOGIN,
        isSetUpOnly: false,
        mayExport: false,
      },
    });
  });

  it('is stored under the hash of its token, which opens nothing itself (SE-5)', async () => {
    const { token, credential } = await open(await createUser(3));
    const stored = JSON.stringify(await db.select().from(sessions));
    expect(stored).toContain(credential.sessionId);
    expect(stored).not.toContain(token);
    const replayed = { kind: 'cookie' as const, sessionId: hashToken(credential.sessionId) };
    expect(await auth.find(replayed, LOGIN)).toBeNull();
  });

  it('is refused in the other kind’s place (D41)', async () => {
    const { credential } = await open(await createUser(3), 'bearer');
    expect(await isAlive(credential, LOGIN)).toBe(true);
    expect(await isAlive({ ...credential, kind: 'cookie' }, LOGIN)).toBe(false);
  });

  it('has a new token at each login (SE-2)', async () => {
    const userId = await createUser(3);
    expect((await open(userId)).token).not.toBe((await open(userId)).token);
  });
});

describe('lifetimes (SE-3, D59)', () => {
  const staff = { idle: 30 * MINUTE, absolute: 12 * HOUR };
  const shared = { idle: 12 * HOUR, absolute: 30 * DAY };
  const own = { idle: 30 * DAY, absolute: 180 * DAY };
  const script = { idle: 12 * HOUR, absolute: 12 * HOUR };
  const nothingStays = { isKept: false, isShared: true };
  const known = { isKept: false, isShared: false };

  it.each([
    ['a participant on a shared device', [3], 'cookie', false, shared, nothingStays],
    ['a participant on their own device', [3], 'cookie', true, own, { ...known, isKept: true }],
    ['staff', [2], 'cookie', false, staff, known],
    ['staff who say that the device is theirs', [2], 'cookie', true, staff, known],
    ['an administrator', [1], 'cookie', true, staff, known],
    ['a participant of the staff', [2, 3], 'cookie', true, staff, known],
    ['a participant’s script', [3], 'bearer', true, script, known],
    ['a script of the staff', [2], 'bearer', false, script, known],
  ] as const)('of %s', async (_who, roles, kind, isOwnDevice, { idle, absolute }, stays) => {
    const { credential, ...opened } = await open(await createUser(...roles), kind, isOwnDevice);
    expect(opened).toMatchObject({ expiresAt: later(absolute), ...stays });
    expect(await isAlive(credential, later(idle - 1000))).toBe(true);
    expect(await isAlive(credential, later(idle))).toBe(false);

    for (let used = 0; used < absolute; used += idle / 2) {
      await auth.touch(credential.kind, [credential.sessionId], later(used));
    }
    expect(await isAlive(credential, later(absolute - 1000))).toBe(true);
    expect(await isAlive(credential, later(absolute))).toBe(false);
  });

  it('of one that was opened before anybody was asked are those of a shared device', async () => {
    const userId = await createUser(3);
    const id = hashToken('from before');
    const times = { createdAt: LOGIN, lastUsedAt: LOGIN, expiresAt: later(30 * DAY) };
    await db.insert(sessions).values({ id, userId, kind: 'cookie', ...times });
    const credential = { kind: 'cookie' as const, sessionId: id };
    expect(await isAlive(credential, later(12 * HOUR - 1000))).toBe(true);
    expect(await isAlive(credential, later(12 * HOUR))).toBe(false);
  });

  it('notes a use once a minute', async () => {
    const { credential } = await open(await createUser(3));
    const lastUse = async () =>
      (await auth.find(credential, later(2 * MINUTE)))?.session.lastUsedAt;
    await auth.touch(credential.kind, [credential.sessionId], later(MINUTE));
    expect(await lastUse()).toEqual(LOGIN);
    await auth.touch(credential.kind, [credential.sessionId], later(MINUTE + 1));
    expect(await lastUse()).toEqual(later(MINUTE + 1));
    await auth.touch(credential.kind, [credential.sessionId], LOGIN);
    expect(await lastUse()).toEqual(later(MINUTE + 1));
  });

  it('is not brought back to life by a use that comes too late', async () => {
    const { credential } = await open(await createUser(1));
    await auth.touch(credential.kind, [credential.sessionId], later(30 * MINUTE));
    expect(await isAlive(credential, later(30 * MINUTE - 1000))).toBe(true);
    expect(await isAlive(credential, later(30 * MINUTE))).toBe(false);
  });

  it('takes a new role at the next request (AZ-9)', async () => {
    const userId = await createUser(3);
    const { credential } = await open(userId);
    await db.insert(userRoles).values({ userId, roleId: 1 });
    expect((await auth.find(credential, later(MINUTE)))?.roles).toEqual([1, 3]);
    expect(await isAlive(credential, later(31 * MINUTE))).toBe(false);
  });
});

describe('the end of a session (SE-4)', () => {
  it.each(['deactivatedAt', 'deletedAt'] as const)('comes with %s', async (column) => {
    const userId = await createUser(3);
    const { credential } = await open(userId);
    await db
      .update(users)
      .set({ [column]: LOGIN })
      .where(eq(users.id, userId));
    expect(await isAlive(credential, LOGIN)).toBe(false);
  });

  it('does not begin before activation', async () => {
    const userId = await createUser(3);
    const { credential } = await open(userId);
    await db.update(users).set({ activatedAt: null }).where(eq(users.id, userId));
    expect(await isAlive(credential, LOGIN)).toBe(false);
  });

  it('is one, all but one, or all', async () => {
    const userId = await createUser(3);
    const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => open(userId)));
    const alive = () =>
      Promise.all([one!, two!, three!, four!].map((s) => isAlive(s.credential, LOGIN)));
    await auth.close(one!.credential.sessionId);
    expect(await alive()).toEqual([false, true, true, true]);
    await auth.closeAll(userId, two!.credential.sessionId);
    expect(await alive()).toEqual([false, true, false, false]);
    await auth.closeAll(userId);
    expect(await alive()).toEqual([false, false, false, false]);
  });

  it('is that of its token too: under a new one the copy of the old is dead', async () => {
    const userId = await createUser(3);
    const { credential, expiresAt } = await open(userId, 'cookie', true);
    const renewed = await auth.renew(credential.sessionId);
    expect(renewed).toMatchObject({ expiresAt, isKept: true });
    expect(await isAlive(credential, LOGIN)).toBe(false);
    const next = { kind: 'cookie' as const, sessionId: hashToken(renewed?.token ?? '') };
    expect(await isAlive(next, later(30 * DAY - 1000))).toBe(true);
    expect((await auth.find(next, LOGIN))?.session).toMatchObject({ createdAt: LOGIN });
    expect(await auth.renew(credential.sessionId)).toBeNull();
  });

  it('is undone with the transaction that asked for it', async () => {
    const userId = await createUser(3);
    const { credential } = await open(userId);
    const undone = db.transaction(async (tx) => {
      await auth.closeAll(userId, undefined, tx);
      await auth.open({ userId, kind: 'bearer', now: LOGIN }, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await isAlive(credential, LOGIN)).toBe(true);
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });
});

it('lists the live sessions of one person, the last used first, with names and no token', async () => {
  const userId = await createUser(3);
  await open(await createUser(3));
  const names = { browser: 'Firefox', system: 'Linux' };
  const first = await auth.open({ userId, kind: 'cookie', now: LOGIN, isOwnDevice: true, names });
  const now = later(HOUR);
  const second = await auth.open({ userId, kind: 'bearer', now });
  const listed = await auth.list(userId, now);
  expect(listed).toEqual([
    {
      id: hashToken(second.token),
      kind: 'bearer',
      isOwnDevice: false,
      browser: null,
      system: null,
      createdAt: now,
      lastUsedAt: now,
    },
    {
      id: hashToken(first.token),
      kind: 'cookie',
      isOwnDevice: true,
      ...names,
      createdAt: LOGIN,
      lastUsedAt: LOGIN,
    },
  ]);
  const afterScripts = later(13 * HOUR + 1000);
  expect((await auth.list(userId, afterScripts)).map(({ kind }) => kind)).toEqual(['cookie']);
});

it('purges what is dead and nothing else, once no file can leave for it any more', async () => {
  await db.delete(sessions);
  const person = await open(await createUser(3));
  const closed = await createUser(2);
  await open(closed);
  const { credential } = await open(await createUser(2));
  const reader = (await auth.find(credential, LOGIN))!;
  expect(await auth.purgeSessions(later(149 * MINUTE))).toBe(0);
  expect(await isAlive(credential, later(149 * MINUTE))).toBe(false);
  expect(await auth.findAgain(reader, LOGIN)).not.toBeNull();
  await db.update(users).set({ deactivatedAt: LOGIN }).where(eq(users.id, closed));
  expect(await auth.purgeSessions(later(149 * MINUTE))).toBe(1);
  expect(await auth.purgeSessions(later(151 * MINUTE))).toBe(1);
  expect(await isAlive(person.credential, later(151 * MINUTE))).toBe(true);
});

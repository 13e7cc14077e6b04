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

async function open(userId: number, kind: SessionKind = 'cookie') {
  const { token, expiresAt } = await auth.open({ userId, kind, now: LOGIN });
  return { token, expiresAt, credential: { kind, sessionId: hashToken(token) } };
}

async function isAlive(credential: { kind: SessionKind; sessionId: string }, now: Date) {
  return (await auth.find(credential, now)) !== null;
}

describe('a session', () => {
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

describe('lifetimes (SE-3)', () => {
  it.each([
    { who: 'participant', roles: [3], kind: 'cookie' as const, idle: DAY, absolute: 30 * DAY },
    { who: 'staff', roles: [2], kind: 'cookie' as const, idle: 30 * MINUTE, absolute: 12 * HOUR },
    {
      who: 'administrator',
      roles: [1],
      kind: 'cookie' as const,
      idle: 30 * MINUTE,
      absolute: 12 * HOUR,
    },
    {
      who: 'participant of the staff',
      roles: [2, 3],
      kind: 'cookie' as const,
      idle: 30 * MINUTE,
      absolute: 12 * HOUR,
    },
    {
      who: 'participant',
      roles: [3],
      kind: 'bearer' as const,
      idle: 12 * HOUR,
      absolute: 12 * HOUR,
    },
    { who: 'staff', roles: [2], kind: 'bearer' as const, idle: 12 * HOUR, absolute: 12 * HOUR },
  ])('ends the $kind of a $who', async ({ roles, kind, idle, absolute }) => {
    const { credential, expiresAt } = await open(await createUser(...roles), kind);
    expect(expiresAt).toEqual(later(absolute));
    expect(await isAlive(credential, later(idle - 1000))).toBe(true);
    expect(await isAlive(credential, later(idle))).toBe(false);

    for (let used = 0; used < absolute; used += idle / 2) {
      await auth.touch(credential, later(used));
    }
    expect(await isAlive(credential, later(absolute - 1000))).toBe(true);
    expect(await isAlive(credential, later(absolute))).toBe(false);
  });

  it('notes a use once a minute', async () => {
    const { credential } = await open(await createUser(3));
    const lastUse = async () =>
      (await auth.find(credential, later(2 * MINUTE)))?.session.lastUsedAt;
    await auth.touch(credential, later(MINUTE));
    expect(await lastUse()).toEqual(LOGIN);
    await auth.touch(credential, later(MINUTE + 1));
    expect(await lastUse()).toEqual(later(MINUTE + 1));
    await auth.touch(credential, LOGIN);
    expect(await lastUse()).toEqual(later(MINUTE + 1));
  });

  it('is not brought back to life by a use that comes too late', async () => {
    const { credential } = await open(await createUser(1));
    await auth.touch(credential, later(30 * MINUTE));
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

it('purges what is dead and nothing else', async () => {
  await db.delete(sessions);
  const person = await open(await createUser(3));
  await open(await createUser(2));
  expect(await auth.purgeSessions(later(29 * MINUTE))).toBe(0);
  expect(await auth.purgeSessions(later(31 * MINUTE))).toBe(1);
  expect(await isAlive(person.credential, later(31 * MINUTE))).toBe(true);
});

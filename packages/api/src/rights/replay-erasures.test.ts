import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { participants, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createErasureFiles } from '../erasure-files.ts';
import { SYSTEM_ORIGIN } from '../origin.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { replayErasures } from './replay-erasures.ts';

const world = await createWorld(await testDatabase());
const { db, pool, services, addPerson, as } = world;

async function site() {
  const dataDir = mkdtempSync(join(tmpdir(), 'aube-replay-'));
  const files = createErasureFiles(dataDir);
  services.erasureFiles = files;
  const administrator = await as(await addPerson({ roleId: ROLE.administrator }), {
    erasureFiles: files,
  });
  const system = { ...services, now: MORNING, requestId: 'job', origin: SYSTEM_ORIGIN };
  return {
    files,
    path: join(dataDir, 'erasures.jsonl'),
    erase: (userId: number) => administrator.rights.eraseUser({ userId, reason: 'request' }),
    replay: () => replayErasures({ ...system, erasureFiles: files }),
  };
}

const userOf = async (userId: number) =>
  first((await db.select().from(users).where(eq(users.id, userId)))[0]);

async function bringBack(before: Awaited<ReturnType<typeof userOf>>): Promise<void> {
  const { id, firstName, lastName, email, username } = before;
  await pool.query('alter table users disable trigger users_not_erased');
  await db
    .update(users)
    .set({ firstName, lastName, email, username, erasedAt: null, deletedAt: null })
    .where(eq(users.id, id));
  await pool.query('alter table users enable trigger users_not_erased');
}

describe('the erasures of a restored backup', () => {
  it('are done again, and a second time nothing', async () => {
    const { erase, replay } = await site();
    const userId = await addPerson();
    const before = await userOf(userId);
    await erase(userId);
    await bringBack(before);
    const nothing = { missing: [], unreadable: [] };
    expect(await replay()).toEqual({ erased: 1, already: 0, ...nothing });
    expect(await userOf(userId)).toMatchObject({ firstName: '', email: '' });
    expect(await replay()).toEqual({ erased: 0, already: 1, ...nothing });
  });

  it('find somebody whose code was drawn anew, as from a backup older than the codes', async () => {
    const { erase, replay } = await site();
    const userId = await addPerson();
    const before = await userOf(userId);
    await erase(userId);
    await bringBack(before);
    await db
      .update(participants)
      .set({ participantCode: `P${userId}NEW` })
      .where(eq(participants.userId, userId));
    expect(await replay()).toMatchObject({ erased: 1, missing: [] });
  });

  it('leave alone and name who has the number in another database, or whom nobody knows', async () => {
    const { files, replay } = await site();
    const userId = await addPerson();
    const line = {
      participantCode: 'P000000000000',
      establishmentId: 1,
      createdAt: '2020-01-01T00:00:00.000Z',
      erasedAt: MORNING.toISOString(),
    };
    await files.append({ ...line, userId });
    await files.append({ ...line, userId: 2_000_000_000 });
    expect(await replay()).toEqual({
      erased: 0,
      already: 0,
      missing: [
        { ...line, userId, why: 'somebodyElse' },
        { ...line, userId: 2_000_000_000, why: 'nobody' },
      ],
      unreadable: [],
    });
    expect((await userOf(userId)).erasedAt).toBeNull();
  });

  it('know two people who had one number, before and after a restore', async () => {
    const { files, replay, erase } = await site();
    const userId = await addPerson();
    const before = await userOf(userId);
    await erase(userId);
    const [own] = (await files.list()).entries;
    const other = { ...first(own), participantCode: 'PC', createdAt: '2026-02-05T00:00:00.000Z' };
    await files.append(other);
    expect((await files.list()).entries).toEqual([own, other]);
    await bringBack(before);
    expect(await replay()).toMatchObject({
      erased: 1,
      missing: [{ participantCode: 'PC', why: 'somebodyElse' }],
    });
  });

  it('name one that fails, and stop nobody after it', async () => {
    const { erase, replay } = await site();
    const ids = [await addPerson(), await addPerson()];
    const before = await Promise.all(ids.map(userOf));
    for (const userId of ids) await erase(userId);
    for (const user of before) await bringBack(user);
    const [failing] = ids;
    await pool.query(`alter table users add constraint stop
      check (id <> ${failing} or erased_at is null) not valid`);
    const replayed = await replay();
    await pool.query('alter table users drop constraint stop');
    expect(replayed).toMatchObject({ erased: 1, missing: [{ userId: failing, why: 'failed' }] });
    expect(await replay()).toMatchObject({ erased: 1, already: 1, missing: [] });
  });

  it('read the lines of earlier releases, and say which line cannot be read', async () => {
    const { files, path, replay } = await site();
    const userId = await addPerson();
    const [participant] = await db
      .select()
      .from(participants)
      .where(eq(participants.userId, userId));
    const { participantCode } = first(participant);
    const erasedAt = MORNING.toISOString();
    const torn = `{"userId":${userId},"parti`;
    appendFileSync(path, `${JSON.stringify({ userId, participantCode, erasedAt })}\n${torn}`);
    await files.append({ userId: 2_000_000_001, participantCode: null, erasedAt });
    expect(await replay()).toMatchObject({
      erased: 1,
      missing: [{ why: 'nobody' }],
      unreadable: [2],
    });
  });
});

it('an erasure whose answer to the COMMIT is lost keeps its line', async () => {
  const { files, replay } = await site();
  const userId = await addPerson();
  const [{ id: administratorId }] = [{ id: await addPerson({ roleId: ROLE.administrator }) }];
  /** Database that commits each transaction and then fails, as after a lost reply. */
  const db2 = Object.assign(Object.create(db) as typeof db, {
    transaction: async (...given: Parameters<typeof db.transaction>) => {
      await db.transaction(...given);
      throw new Error('Connection terminated unexpectedly');
    },
  });
  const caller = await as(administratorId, { db: db2, erasureFiles: files });
  await expect(caller.rights.eraseUser({ userId, reason: 'request' })).rejects.toMatchObject({
    appCode: 'UNAVAILABLE',
  });
  expect((await userOf(userId)).erasedAt).not.toBeNull();
  const { entries } = await files.list();
  expect(entries.map((line) => line.userId)).toEqual([userId]);
  expect(await replay()).toMatchObject({ erased: 0, already: 1 });
});

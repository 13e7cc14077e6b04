import { createHash } from 'node:crypto';
import type { Credential } from '@aube/auth';
import {
  auditDetails,
  auditLog,
  sessions,
  staffEstablishments,
  userRoles,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, desc, eq, gt, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { operatorFile, preparedFile } from '../testing/prepared-file.ts';
import { createWorld, MORNING, TEST_ORIGIN } from '../testing/world.ts';
import { logLeaving } from './open-prepared.ts';
import { endingWith } from './record/leaving-bytes.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import { DATASET_NAMES, DATASET_SLUGS, type ExportFileName } from './rules/dataset.ts';
import { EXPORT_LONGEST_MS, EXPORT_RIGHTS_MS } from './rules/export-request.ts';

const world = await createWorld(await testDatabase());
const { db, services, addPerson, addStarted } = world;
const admin = await addPerson({ roleId: ROLE.administrator });
await addStarted('2025-12-09');

let lastId = 0;
beforeEach(async () => {
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  lastId = last?.id ?? 0;
  await services.limiter.clear([['exports.account', String(admin)]]);
});

const logged = () =>
  db
    .select()
    .from(auditLog)
    .innerJoin(auditDetails, eq(auditDetails.auditId, auditLog.id))
    .where(and(gt(auditLog.id, lastId), like(auditLog.action, 'exports.%')))
    .orderBy(auditLog.id);

async function open(file: ExportFileName) {
  const opened = await preparedFile(world, admin, { file }, { requestId: 'asked' });
  return (await opened()).bytes;
}

async function read(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the log of a file (EX-3)', () => {
  it.each(['nuits.csv', 'nuits.xlsx', 'tout.zip', 'statistiques-etapes.csv'] as const)(
    'has the SHA-256 of %s as it left, and which request prepared it',
    async (file) => {
      const bytes = await read(await open(file));
      const [asked, sent, ...others] = await logged();
      expect(others).toEqual([]);
      expect([asked?.audit_log.action, asked?.audit_log.requestId]).toEqual([
        'exports.prepare',
        'asked',
      ]);
      expect(sent?.audit_log).toMatchObject({
        action: 'exports.send',
        actorUserId: admin,
        subjectUserId: null,
        objectType: 'export',
        objectId: file,
        requestId: 'sent',
      });
      expect(sent?.audit_details.after).toEqual({
        isWhole: true,
        bytes: bytes.length,
        sha256: hashOf(bytes),
        preparation: 'asked',
      });
    },
  );

  it('names the columns, in an archive each with its file', async () => {
    const tables = exportTables(services);
    const columnsIn = async () => (await logged())[0]?.audit_details.after?.['columns'];
    await (await open('siestes.csv')).return(undefined);
    expect(await columnsIn()).toEqual(columnsOf(tables.naps, false).map(({ name }) => name));
    lastId = (await logged()).at(-1)?.audit_log.id ?? 0;
    await (await open('tout.zip')).return(undefined);
    expect(await columnsIn()).toEqual(
      DATASET_NAMES.flatMap((dataset) =>
        columnsOf(tables[dataset], false).map(({ name }) => `${DATASET_SLUGS[dataset]}.${name}`),
      ),
    );
  });

  it('says that a file was cut, with what of it was taken', async () => {
    const bytes = await open('nuits.csv');
    const taken = await bytes.next();
    await bytes.return(undefined);
    const [, sent] = await logged();
    expect(sent?.audit_details.after).toEqual({
      isWhole: false,
      bytes: taken.value?.length,
      sha256: hashOf(taken.value ?? new Uint8Array()),
      preparation: 'asked',
    });
  });

  it('has the file of the operator as well, without an actor', async () => {
    const opened = await operatorFile(world, { file: 'semaines.csv' }, { requestId: 'command' });
    const bytes = await read(opened.bytes);
    const [, sent] = await logged();
    expect(sent?.audit_log).toMatchObject({ action: 'exports.send', actorUserId: null });
    expect(sent?.audit_details.after).toMatchObject({
      sha256: hashOf(bytes),
      preparation: 'command',
    });
  });

  it('says when the file ended', async () => {
    const ctx = {
      ...services,
      now: MORNING,
      requestId: 'sent',
      origin: TEST_ORIGIN,
      actor: { userId: null },
    };
    const left = { isWhole: true, bytes: 1, sha256: 'x', afterMs: 90_000 };
    await logLeaving(ctx, { file: 'nuits.csv', preparation: 'asked' }).onLeft(left);
    expect((await logged())[0]?.audit_log.at).toEqual(new Date(MORNING.getTime() + 90_000));
  });
});

describe('a file whose reader loses the right to it while it leaves', () => {
  const lookAgain = async () => {
    await vi.advanceTimersByTimeAsync(EXPORT_RIGHTS_MS);
    await vi.waitFor(async () => expect(await logged()).toHaveLength(2));
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  type Reader = { userId: number; credential: Credential };
  const losses: [string, (reader: Reader) => Promise<unknown>][] = [
    [
      'is deactivated',
      ({ userId }) => db.update(users).set({ deactivatedAt: MORNING }).where(eq(users.id, userId)),
    ],
    [
      'loses the establishment',
      ({ userId }) => db.delete(staffEstablishments).where(eq(staffEstablishments.userId, userId)),
    ],
    ['loses the role', ({ userId }) => db.delete(userRoles).where(eq(userRoles.userId, userId))],
    ['logs out', ({ credential }) => services.auth.close(credential.sessionId)],
  ];
  const files = ['nuits.csv', 'nuits.xlsx', 'tout.zip', 'statistiques-etapes.csv'] as const;

  it.each(losses.flatMap(([how, lose]) => files.map((file) => [how, file, lose] as const)))(
    '(%s, %s) is broken off, and the log says so',
    async (_how, file, lose) => {
      const userId = await addPerson({ roleId: ROLE.staff });
      const { bytes } = await (await preparedFile(world, userId, { file }))();
      const [session] = await services.auth.list(userId, MORNING);
      await bytes.next();
      await vi.advanceTimersByTimeAsync(EXPORT_RIGHTS_MS);
      await lose({ userId, credential: { kind: 'bearer', sessionId: session?.id ?? '' } });
      await lookAgain();
      await expect(bytes.next()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
      const [, sent] = await logged();
      expect(sent?.audit_details.after).toMatchObject({ isWhole: false, hasLostRights: true });
    },
  );

  it.each([1, 3, 100])(
    'goes on after %i minutes in which its reader calls the site',
    async (minutes) => {
      const userId = await addPerson({ roleId: ROLE.staff });
      const { bytes } = await (await preparedFile(world, userId, { file: 'nuits.csv' }))();
      await bytes.next();
      const [session] = await services.auth.list(userId, MORNING);
      const used = new Date(MORNING.getTime() + minutes * 60_000);
      await services.auth.touch('bearer', [session?.id ?? ''], used);
      const find = vi.spyOn(services.auth, 'findAgain');
      await vi.advanceTimersByTimeAsync(EXPORT_RIGHTS_MS);
      expect(await find.mock.results[0]?.value).toMatchObject({ userId });
      await read(bytes);
      const [, sent] = await logged();
      expect(sent?.audit_details.after).toMatchObject({ isWhole: true });
    },
  );

  it('goes on after a purge of sessions that expired since, as long as a file may take', async () => {
    const userId = await addPerson({ roleId: ROLE.staff });
    const open = await preparedFile(world, userId, { file: 'nuits.csv' });
    const loggedInAt = new Date(MORNING.getTime() - 719 * 60_000);
    await db
      .update(sessions)
      .set({ createdAt: loggedInAt, lastUsedAt: loggedInAt })
      .where(eq(sessions.userId, userId));
    const { bytes } = await open();
    await bytes.next();
    await services.auth.purgeSessions(new Date(MORNING.getTime() + EXPORT_LONGEST_MS - 1));
    await vi.advanceTimersByTimeAsync(EXPORT_RIGHTS_MS);
    await read(bytes);
    const [, sent] = await logged();
    expect(sent?.audit_details.after).toMatchObject({ isWhole: true });
  });

  it('goes on under the new token of a renewed session', async () => {
    const userId = await addPerson({ roleId: ROLE.staff });
    const { bytes } = await (await preparedFile(world, userId, { file: 'nuits.csv' }))();
    await bytes.next();
    const [session] = await services.auth.list(userId, MORNING);
    await services.auth.renew(session?.id ?? '');
    await vi.advanceTimersByTimeAsync(EXPORT_RIGHTS_MS);
    await read(bytes);
    const [, sent] = await logged();
    expect(sent?.audit_details.after).toMatchObject({ isWhole: true });
    expect(sent?.audit_details.after).not.toHaveProperty('hasLostRights');
  });
});

describe('the end of a file', () => {
  async function* three() {
    yield Buffer.from('a');
    yield Buffer.from('b');
    yield Buffer.from('c');
  }
  const stallMs = 60_000;

  it('is not said before it was noted: what cannot be noted breaks off', async () => {
    const end = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the database is away')));
    await expect(read(endingWith(three(), { stallMs, onGivenUp: undefined, end }))).rejects.toThrow(
      'the database is away',
    );
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isWhole: true, bytes: 3 }),
    );
  });

  it('of a query that failed is a cut, and its own fault is thrown', async () => {
    async function* failing() {
      yield Buffer.from('a');
      throw new Error('the query failed');
    }
    const end = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the database is away')));
    await expect(
      read(endingWith(failing(), { stallMs, onGivenUp: undefined, end })),
    ).rejects.toThrow('the query failed');
    expect(end).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ isWhole: false, bytes: 1, sha256: hashOf(Buffer.from('a')) }),
    );
  });

  it.each<[string, (bytes: AsyncGenerator<Uint8Array>) => Promise<unknown>]>([
    ['taken whole', read],
    ['left', (bytes) => bytes.return(undefined)],
    ['failed by its reader', (bytes) => bytes.throw(new Error('gone')).catch(() => undefined)],
    ['disposed of', async (bytes) => bytes[Symbol.asyncDispose]()],
    ['given up', () => vi.advanceTimersByTimeAsync(stallMs)],
  ])('of a file that is %s stops its clocks and ends what it is made from', async (_how, leave) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let hasEnded = false;
      async function* noticed() {
        try {
          yield* three();
        } finally {
          hasEnded = true;
        }
      }
      const before = vi.getTimerCount();
      const end = vi.fn<() => Promise<void>>(() => Promise.resolve());
      const bytes = endingWith(noticed(), { stallMs, onGivenUp: undefined, end });
      await bytes.next();
      expect(vi.getTimerCount()).toBe(before + 2);
      await leave(bytes);
      expect(vi.getTimerCount()).toBe(before);
      expect(hasEnded).toBe(true);
      expect(end).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('comes after a minute in which nobody took its first piece', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const end = vi.fn<() => Promise<void>>(() => Promise.resolve());
      const onGivenUp = vi.fn<(why: string) => void>();
      const bytes = endingWith(three(), { stallMs, onGivenUp, end });
      await vi.advanceTimersByTimeAsync(stallMs - 1);
      expect(onGivenUp).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('slowReader');
      expect(end).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ isWhole: false, bytes: 0 }),
      );
      await expect(bytes.next()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not said of a file that was cut while its last piece was on its way', async () => {
    let give: () => void = () => undefined;
    // oxlint-disable-next-line eslint/require-yield
    async function* ending(): AsyncGenerator<Uint8Array> {
      await new Promise<void>((resolve) => (give = resolve));
    }
    const end = vi.fn<() => Promise<void>>(async () => give());
    const bytes = endingWith(ending(), { stallMs, longestMs: 20, onGivenUp: undefined, end });
    await expect(bytes.next()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isWhole: false }));
  });

  it('comes after two hours also while a query has written nothing yet', async () => {
    let give: (thrown: Error) => void = () => undefined;
    const end = vi.fn<() => Promise<void>>(async () => give(new Error('the query was ended')));
    const onGivenUp = vi.fn<(why: string) => void>();
    // oxlint-disable-next-line eslint/require-yield
    async function* silent(): AsyncGenerator<Uint8Array> {
      await new Promise((_, reject) => (give = reject));
    }
    const bytes = endingWith(silent(), { stallMs, longestMs: 20, onGivenUp, end });
    await expect(bytes.next()).rejects.toThrow('the query was ended');
    expect(onGivenUp).toHaveBeenCalledExactlyOnceWith('tooLong');
    expect(end).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isWhole: false }));
  });

  it('lets others have their turn after every quarter of a mebibyte', async () => {
    async function* large() {
      for (let piece = 0; piece < 12; piece += 1) yield Buffer.alloc(64 * 1024);
    }
    const end = async () => undefined;
    const bytes = endingWith(large(), { stallMs, onGivenUp: undefined, end });
    let turns = 0;
    const take = () => {
      turns += 1;
      if (turns < 100) setImmediate(take);
    };
    setImmediate(take);
    await read(bytes);
    // The server sends 256 KiB per turn: twelve pieces of 64 KiB need three turns.
    expect(turns).toBe(3);
  });
});

import { auditLog, staffEstablishments, userRoles, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { parse } from 'csv-parse/sync';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import {
  type AskedFile,
  leaveUnread,
  operatorFile,
  preparedFile,
} from '../testing/prepared-file.ts';
import { createWorld, MORNING } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, services, addEstablishment, addPerson, addStarted, as } = world;
const administrator = await addPerson({ roleId: ROLE.administrator });
const staff = await addPerson({ roleId: ROLE.staff });
const searched = await addStarted('2025-12-09');
await addStarted('2025-12-09');
await db
  .update(users)
  .set({ lastName: 'Tremblay', firstName: 'Josée' })
  .where(eq(users.id, searched));

let lastId = 0;
beforeEach(async () => {
  const [last] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  lastId = last?.id ?? 0;
});

async function looks() {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(isNotNull(auditLog.subjectUserId), isNotNull(auditLog.objectId)))
    .orderBy(auditLog.id);
  return rows
    .filter(({ id, objectType }) => id > lastId && objectType === 'export')
    .map(({ actorUserId, subjectUserId, objectId }) => [actorUserId, subjectUserId, objectId]);
}

const opened = async (userId: number, asked: AskedFile) =>
  leaveUnread(await preparedFile(world, userId, asked));

describe('a file that follows a search', () => {
  it('is a look at each person in it: the search ties a name to a code', async () => {
    await opened(staff, { file: 'participants.csv', search: 'tremblay josee' });
    expect(await looks()).toEqual([[staff, searched, 'participants.csv']]);
  });

  it('has its preview looked at as well', async () => {
    await (await as(staff)).exports.preview({ dataset: 'participants', search: 'tremblay josee' });
    expect(await looks()).toEqual([[staff, searched, 'participants']]);
  });

  it('that finds nobody, or any other filter without names, is none', async () => {
    await opened(staff, { file: 'participants.csv', search: 'nobody at all' });
    await opened(staff, { file: 'participants.csv', state: 'inProgress' });
    expect(await looks()).toEqual([]);
  });
});

describe('a file with names', () => {
  const asked: AskedFile = {
    file: 'participants.csv',
    withIdentity: true,
    reason: 'Rappels',
  };

  it('is a look as it opens, not as it is prepared', async () => {
    const open = await preparedFile(world, administrator, asked);
    expect(await looks()).toEqual([]);
    await leaveUnread(open);
    expect(await looks()).toContainEqual([administrator, searched, 'participants.csv']);
  });

  it('is a look at those whom it shows, whoever came or went since it was prepared', async () => {
    const gone = await addStarted('2025-12-09');
    const open = await preparedFile(world, administrator, asked);
    await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, gone));
    const come = await addStarted('2025-12-09');
    await leaveUnread(open);
    const shown = (await looks()).map(([, subject]) => subject);
    expect([shown.includes(gone), shown.includes(come)]).toEqual([false, true]);
  });

  it.each(['participants.xlsx', 'tout.zip'] as const)('is one as %s too', async (file) => {
    await opened(administrator, { ...asked, file });
    expect(await looks()).toContainEqual([administrator, searched, file]);
  });

  it('is a look at those whom it shows, whatever changes while it is read', async () => {
    const gone = await addStarted('2025-12-09');
    const { bytes } = await (await preparedFile(world, administrator, asked))();
    await db.update(users).set({ deletedAt: MORNING }).where(eq(users.id, gone));
    await addStarted('2025-12-09');
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    const rows = parse<{ courriel: string }>(Buffer.concat(chunks), { bom: true, columns: true });
    const seen = (await looks()).map(([, subject]) => Number(subject));
    const known = await db.select().from(users).where(inArray(users.id, seen));
    expect(rows.map(({ courriel }) => courriel).toSorted()).toEqual(
      known.map(({ email }) => email).toSorted(),
    );
    expect(seen).toContain(gone);
  });

  it('does not leave when its looks cannot be written, and gives its place back', async () => {
    const open = await preparedFile(world, administrator, asked);
    const broken = new Error('the log is away');
    const db2 = Object.assign(Object.create(db) as typeof db, {
      execute: () => Promise.reject(broken),
    });
    await expect(open({ db: db2 })).rejects.toThrow('the log is away');
    expect(await looks()).toEqual([]);
    await leaveUnread(open);
    expect(await looks()).not.toEqual([]);
  });
});

describe('a file whose people take long to read', () => {
  const asked: AskedFile = { file: 'semaines.csv', withIdentity: true, reason: 'Rappels' };

  it('is given up with its place when its caller leaves, and opens for who asks again', async () => {
    const open = await preparedFile(world, administrator, asked);
    const leaving = new AbortController();
    const holding = await services.openClient();
    const waiting = async () => {
      const { rows } = await world.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'with asked%'`,
      );
      return rows.length;
    };
    try {
      await holding.query('begin');
      await holding.query('lock table diary_weeks in access exclusive mode');
      const opening = open({ callerGone: () => leaving.signal });
      await expect.poll(waiting).toBe(1);
      leaving.abort();
      await expect(opening).rejects.toMatchObject({ code: '57014' });
    } finally {
      await holding.end();
    }
    await expect(open({ callerGone: () => leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(await looks()).toEqual([]);
    await leaveUnread(open);
    expect(await looks()).not.toEqual([]);
  });
});

describe('a file of the operator', () => {
  const refused = (given: Partial<AskedFile>) =>
    operatorFile(world, { file: 'nuits.csv', ...given });

  it('that names people is a look at each of them', async () => {
    const { bytes } = await operatorFile(world, {
      file: 'participants.csv',
      withIdentity: true,
      reason: 'Rappels',
    });
    await bytes.return(undefined);
    expect(await looks()).toContainEqual([null, searched, 'participants.csv']);
  });

  it.each([
    [{ from: 'yesterday' }, 'from', 'notADate'],
    [{ from: '2026-02-30' }, 'from', 'notADate'],
    [{ withIdentity: true, reason: '   ' }, 'reason', 'required'],
    [{ withIdentity: true, reason: 'x'.repeat(501) }, 'reason', 'tooLong'],
    [{ withIdentity: true }, 'reason', 'required'],
  ])('is asked for in the words of the procedure: %j', async (given, field, code) => {
    await expect(refused(given)).rejects.toMatchObject({ issues: [{ path: [field], code }] });
    expect(await looks()).toEqual([]);
  });
});

describe('a prepared file', () => {
  const prepared = (userId: number, withIdentity = false) =>
    preparedFile(world, userId, {
      file: 'participants.csv',
      ...(withIdentity && { withIdentity, reason: 'Rappels' }),
    });

  it('leaves as long as its caller may have it', async () => {
    const open = await prepared(staff);
    const { fileName, bytes } = await open();
    expect(fileName).toBe('participants.csv');
    await bytes.return(undefined);
  });

  it('stays when the role is gone', async () => {
    const userId = await addPerson({ roleId: ROLE.administrator });
    const open = await prepared(userId, true);
    const own = eq(userRoles.userId, userId);
    await db.update(userRoles).set({ roleId: ROLE.participant }).where(own);
    await expect(open()).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
    await db.update(userRoles).set({ roleId: ROLE.staff }).where(own);
    await expect(open()).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
  });

  it('stays when its caller looks after other people by now', async () => {
    const userId = await addPerson({ roleId: ROLE.staff });
    const open = await prepared(userId);
    await db
      .update(staffEstablishments)
      .set({ establishmentId: await addEstablishment() })
      .where(eq(staffEstablishments.userId, userId));
    await expect(open()).rejects.toMatchObject({ appCode: 'FORBIDDEN' });
  });

  it('stays when the proof of identity is older than ten minutes', async () => {
    const at = (seconds: number) => new Date(MORNING.getTime() + seconds * 1000);
    const file = 'participants.csv';
    const open = await preparedFile(world, administrator, { file }, { now: at(590) });
    await expect(open({ now: at(610) })).rejects.toMatchObject({ appCode: 'CONFIRM_IDENTITY' });
  });

  it('leaves once, but again when there was no place for it', async () => {
    const others = [
      await prepared(administrator),
      await prepared(await addPerson({ roleId: ROLE.staff })),
    ];
    const open = await prepared(staff);
    const leaving = await Promise.all(others.map((other) => other()));
    const refused = await Promise.allSettled([open(), open()]);
    for (const each of refused) {
      expect(each).toMatchObject({ reason: { appCode: 'UNAVAILABLE' } });
    }
    await Promise.all(leaving.map(({ bytes }) => bytes.return(undefined)));
    const { bytes } = await open();
    await bytes.return(undefined);
    await expect(open()).rejects.toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('leaves one at a time for one person', async () => {
    const one = await prepared(staff);
    const other = await prepared(staff);
    const { bytes } = await one();
    await expect(other()).rejects.toMatchObject({ appCode: 'UNAVAILABLE' });
    await bytes.return(undefined);
    const { bytes: later } = await other();
    await later.return(undefined);
  });

  it('leaves to one of those who show its key at the same moment', async () => {
    const open = await prepared(staff);
    const asked = await Promise.allSettled([open(), open(), open()]);
    const left = asked.filter((one) => one.status === 'fulfilled');
    await Promise.all(left.map(({ value }) => value.bytes.return(undefined)));
    expect(left).toHaveLength(1);
  });
});

import {
  chapterReads,
  diaryDays,
  participants,
  questionnaireAnswers,
  safetyFlags,
  staffAlerts,
  users,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { addDays } from '../time/rules/local-date.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { PARTICIPANT_SORTS, PARTICIPANT_STATES } from './rules/participant-list.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addStarted, addEstablishment, submit, as } = world;
const place = await addEstablishment();
const other = await addEstablishment();

async function put(
  userId: number,
  lastName: string,
  own: { establishmentId?: number; inclusionNumber?: string } = {},
) {
  await db.update(users).set({ firstName: 'A', lastName }).where(eq(users.id, userId));
  await db
    .update(participants)
    .set({ establishmentId: place, ...own })
    .where(eq(participants.userId, userId));
  return userId;
}

const saveNights = (userId: number, dates: string[], at: Date) =>
  db
    .update(diaryDays)
    .set({ completedAt: at, updatedAt: at })
    .where(and(eq(diaryDays.userId, userId), inArray(diaryDays.date, dates)));

const fresh = await put(await addPerson(), 'Aaa', { inclusionNumber: 'B-2' });
const week3 = await put(await addStarted('2025-12-21'), 'Bbb', { inclusionNumber: 'B-1' });
const week1 = await put(await addStarted('2026-01-03'), 'Ccc');
const tokyo = await put(await addStarted('2025-12-31', 'Asia/Tokyo'), 'Ddd');
const done = await put(await addStarted('2025-07-01'), 'Eee');
const gone = await put(await addStarted('2025-12-01'), 'Fff', { inclusionNumber: 'A-9' });
const near = await put(await addStarted('2025-12-21'), 'Ggg', { establishmentId: other });

await submit(done, 'S24');
await submit(gone, 'S24');
await db.update(questionnaireAnswers).set({ submittedAt: new Date('2025-07-01T12:00:00Z') });
await db
  .update(participants)
  .set({ abandonedAt: new Date('2025-12-10T15:00:00Z'), abandonedOn: '2025-12-10' })
  .where(eq(participants.userId, gone));
const dates = [...Array(9).keys()].map((days) => addDays('2025-12-23', days));
await saveNights(week3, dates, new Date('2026-01-05T04:30:00Z'));
await saveNights(week1, ['2026-01-04', '2026-01-05'], new Date('2026-01-05T12:00:00Z'));
await db
  .insert(chapterReads)
  .values({ userId: tokyo, chapterId: 'x', readAt: new Date('2026-01-05T20:00:00Z') });
await db
  .insert(staffAlerts)
  .values(
    [week1, gone].map((userId) => ({ userId, kind: 'crisis', details: {}, raisedAt: MORNING })),
  );
await db
  .insert(safetyFlags)
  .values([week3, gone].map((userId) => ({ userId, code: 'x', source: 'S0', raisedAt: MORNING })));

const staffId = await addPerson({ roleId: ROLE.staff, establishmentId: place });
const { admin: staff } = await as(staffId);
const { admin: administrator } = await as(await addPerson({ roleId: ROLE.administrator }));
type Asked = Parameters<typeof staff.listParticipants>[0];
const everybody = [fresh, week3, week1, tokyo, done, gone];

async function idsFor(asked: Asked, caller = staff) {
  const { rows: found, total } = await caller.listParticipants(asked);
  expect(total).toBe(found.length);
  return found.map(({ userId }) => userId);
}

describe('the filters of the list', () => {
  it.each([
    [{ state: 'notStarted' }, [fresh]],
    [{ state: 'inProgress' }, [week3, week1, tokyo]],
    [{ state: 'finished' }, [done]],
    [{ state: 'left' }, [gone]],
    [{ hasWaitingAlert: true }, [week1, gone]],
    [{ isScheduleLocked: true }, [week3]],
    [{ state: 'inProgress', hasWaitingAlert: true }, [week1]],
    [{ search: 'bbb', state: 'inProgress' }, [week3]],
    [{ search: 'bbb', state: 'left' }, []],
    [{ search: 'b1', isScheduleLocked: true }, [week3]],
    [{ search: 'a bbb' }, [week3]],
    [{ establishmentId: place }, everybody],
    [{ establishmentId: other }, []],
  ] satisfies [Asked, number[]][])('%j', async (asked, expected) => {
    expect(await idsFor(asked)).toEqual(expected);
  });

  it('give an administrator any establishment', async () => {
    expect(await idsFor({ establishmentId: other }, administrator)).toEqual([near]);
  });

  it('by state add up to everybody, and each shows the state that it asks for', async () => {
    const { rows: all } = await staff.listParticipants({});
    for (const state of PARTICIPANT_STATES) {
      const shown = all.filter((person) => person.state === state).map(({ userId }) => userId);
      expect(await idsFor({ state })).toEqual(shown);
    }
  });
});

describe('the order of the list', () => {
  it.each([
    ['name', 'asc', [fresh, week3, week1, tokyo, done, gone]],
    ['name', 'desc', [gone, done, tokyo, week1, week3, fresh]],
    ['week', 'asc', [fresh, week1, tokyo, week3, gone, done]],
    ['week', 'desc', [done, gone, week3, tokyo, week1, fresh]],
    ['inclusionNumber', 'asc', [gone, week3, fresh, week1, tokyo, done]],
    ['inclusionNumber', 'desc', [fresh, week3, gone, week1, tokyo, done]],
    ['activity', 'asc', [done, gone, week3, week1, tokyo, fresh]],
    ['activity', 'desc', [tokyo, week1, week3, done, gone, fresh]],
  ] as const)('%s %s', async (sort, direction, expected) => {
    expect(await idsFor({ sort, direction })).toEqual(expected);
    expect(await idsFor({ sort, direction, search: 'a' })).toEqual(expected);
  });

  it('by week is the order of the weeks that it shows, but for people who left', async () => {
    const { rows: found } = await staff.listParticipants({ sort: 'week' });
    const weeks = found.flatMap(({ state, programmeWeek }) =>
      state === 'left' ? [] : programmeWeek,
    );
    expect(weeks).toEqual(weeks.toSorted((a, b) => a - b));
  });

  it.each(["name'; drop table users; --", 'email', '__proto__', ''])(
    'is by nothing else: %j',
    async (sort) => {
      const asked = { sort } as unknown as Asked;
      await expect(staff.listParticipants(asked)).rejects.toMatchObject({ appCode: 'INVALID' });
    },
  );
});

describe('the pages of the list', () => {
  it('hold everybody once, in order, and count them all', async () => {
    const crowd = await addEstablishment();
    for (let index = 0; index < 27; index += 1) {
      await put(await addPerson(), `Zz${String(index).padStart(2, '0')}`, {
        establishmentId: crowd,
      });
    }
    for (const sort of PARTICIPANT_SORTS) {
      const asked = { establishmentId: crowd, sort, pageSize: 25 } as const;
      const first = await administrator.listParticipants(asked);
      const second = await administrator.listParticipants({ ...asked, page: 2 });
      const third = await administrator.listParticipants({ ...asked, page: 3 });
      expect([first.total, second.total, third.total]).toEqual([27, 27, 27]);
      expect(third).toEqual(second);
      expect([first.page, second.page]).toEqual([1, 2]);
      const names = [...first.rows, ...second.rows].map((each) => each.lastName);
      expect(new Set(names).size).toBe(27);
      const inOrder = sort === 'week' ? names.toReversed() : names;
      expect(inOrder).toEqual(names.toSorted());
    }
  });
});

describe('what the list says of somebody', () => {
  it.each([
    [fresh, 0, null, null],
    [week3, 3, '2026-01-04', { completed: 8, expected: 14 }],
    [week1, 1, '2026-01-05', { completed: 2, expected: 3 }],
    // In Tokyo it is 7 January now; this person read the chapter on 6 January.
    [tokyo, 2, '2026-01-06', { completed: 0, expected: 7 }],
    [done, 28, '2025-07-01', null],
    [gone, 2, '2025-07-01', null],
  ])('%i: week %i, last seen %s, nights %j', async (userId, week, lastActiveOn, recentNights) => {
    const { rows: found } = await staff.listParticipants({});
    expect(found.find((person) => person.userId === userId)).toMatchObject({
      programmeWeek: week,
      lastActiveOn,
      recentNights,
    });
  });

  it('names the questionnaires that were sent, and when', async () => {
    const { rows: found } = await staff.listParticipants({ search: 'eee' });
    const at = '2025-07-01T12:00:00.000Z';
    expect(found[0]?.submittedAt).toEqual({ S0: at, S6: null, S12: null, S24: at });
  });
});

import { auditDetails, auditLog, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { leaveUnread, preparedFile } from '../testing/prepared-file.ts';
import { createWorld, MORNING, TEST_ORIGIN } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, as, asOperator } = world;
const administratorId = await addPerson({ roleId: ROLE.administrator });
const staffId = await addPerson({ roleId: ROLE.staff });
const other = await addPerson({ roleId: ROLE.staff });
const [first, second, third] = [await addPerson(), await addPerson(), await addPerson()];
const codeOf = async (userId: number) =>
  (await db.select().from(participants).where(eq(participants.userId, userId)))[0]?.participantCode;

const ELSEWHERE = { callerKind: 'cookie', addressPrefix: '198.51.100.0/24' } as const;
const at = (time: string) => new Date(`2026-01-06T${time}Z`);
const day = { from: '2026-01-06T00:00:00Z', to: '2026-01-07T00:00:00Z' };
const gather = async (asked: Partial<typeof day> & { userId?: number; addressPrefix?: string }) =>
  (await as(administratorId, { now: at('20:00:00') })).rights.gatherIncident({ ...day, ...asked });

await db.update(participants).set({ postalCode: 'h2x 1y4' }).where(eq(participants.userId, first));
await db.update(participants).set({ province: 'Ontario' }).where(eq(participants.userId, second));
const look = async (by: number, userId: number, time: string, origin = {}) =>
  (await as(by, { now: at(time), ...origin })).admin.getParticipant({ userId });
await look(staffId, first, '10:00:00');
await look(staffId, first, '10:30:00');
await look(staffId, second, '11:00:00', { origin: ELSEWHERE });
await look(other, third, '12:00:00');
const exporting = await as(staffId, { now: at('12:30:00') });
await exporting.exports.prepare({ file: 'nuits.csv' });

it('says of one account which sessions it used, what it looked at, what left, and whose it was', async () => {
  const facts = await gather({ userId: staffId });
  expect(facts.accounts).toMatchObject([{ userId: staffId, roles: [2], isClosed: false }]);
  expect(facts.sessions).toMatchObject([
    {
      userId: staffId,
      ...TEST_ORIGIN,
      firstAt: '2026-01-06T10:00:00.000Z',
      lastAt: '2026-01-06T12:30:00.000Z',
      count: 3,
      looks: 2,
      people: 1,
    },
    { userId: staffId, ...ELSEWHERE, count: 1, people: 1 },
  ]);
  expect(facts.actions).toMatchObject([
    { action: 'admin.getParticipant', actionName: 'Coordonnées consultées', count: 3, people: 2 },
    { action: 'exports.prepare', count: 1, people: 0 },
  ]);
  expect(facts.files).toMatchObject([
    { at: '2026-01-06T12:30:00.000Z', file: 'nuits.csv', rows: 0, withIdentity: false },
  ]);
  expect(facts.counts).toEqual({ people: 2, participants: 2, inQuebec: 1, placeUnknown: 0 });
  expect(facts.people).toMatchObject([
    { userId: first, participantCode: await codeOf(first), isInQuebec: true, looks: 2 },
    { userId: second, isInQuebec: false, by: [staffId], isErased: false },
  ]);
  expect(JSON.stringify(facts.people)).not.toMatch(/@|name/i);
  expect(facts.openSessions.length).toBeGreaterThan(0);
});

it('without an account has what anybody did with the data of others, and nobody’s own acts', async () => {
  await (await as(third, { now: at('13:00:00') })).account.updatePreferences({ darkMode: 'on' });
  const facts = await gather({});
  expect(facts.people.map(({ userId }) => userId)).toEqual(
    expect.arrayContaining([first, second, third]),
  );
  expect(facts.sessions.map(({ userId }) => userId)).not.toContain(third);
  expect(facts.counts.placeUnknown).toBe(1);
});

it('is narrowed to a network and to a period whose end is not in it', async () => {
  const elsewhere = await gather({ userId: staffId, addressPrefix: ELSEWHERE.addressPrefix });
  expect(elsewhere.people.map(({ userId }) => userId)).toEqual([second]);
  const until = await gather({ userId: staffId, to: '2026-01-06T11:00:00Z' });
  expect(until.people.map(({ userId }) => userId)).toEqual([first]);
  const from = await gather({ userId: staffId, from: '2026-01-06T11:00:00Z' });
  expect(from.people.map(({ userId }) => userId)).toEqual([second]);
});

it('lists a file that left once, though the log has what was asked and what left', async () => {
  const reader = await addPerson({ roleId: ROLE.administrator });
  const asked = { file: 'participants.csv', withIdentity: true, reason: 'Rappels' } as const;
  await leaveUnread(await preparedFile(world, reader, asked, { now: at('14:00:00') }));
  const facts = await gather({ userId: reader });
  expect(facts.files).toMatchObject([{ file: 'participants.csv', withIdentity: true, rows: 3 }]);
  expect(facts.people.map(({ userId }) => userId)).toEqual([first, second, third]);
});

it('lists a file that was asked for before the period and ended within it', async () => {
  const reader = await addPerson({ roleId: ROLE.administrator });
  const open = await preparedFile(world, reader, { file: 'nuits.csv' }, { now: at('15:00:00') });
  await leaveUnread(() => open({ now: at('15:00:30') }));
  const facts = await gather({ userId: reader, from: '2026-01-06T15:00:10Z' });
  expect(facts.files).toMatchObject([{ file: 'nuits.csv', rows: null }]);
});

it('counts the logins that were refused, by network, and names nobody touched by them', async () => {
  const refused = { action: 'account.login', requestId: 'r', at: at('09:00:00') };
  await db.insert(auditLog).values([
    { ...refused, subjectUserId: third, callerKind: 'guest', addressPrefix: '203.0.113.0/24' },
    { ...refused, subjectUserId: null, callerKind: 'guest', addressPrefix: '203.0.113.0/24' },
  ]);
  expect((await gather({})).refusals).toMatchObject([
    { addressPrefix: '203.0.113.0/24', count: 2, accounts: 1 },
  ]);
  const ofOne = await gather({ userId: third });
  expect(ofOne.refusals).toMatchObject([{ count: 1 }]);
  expect((await gather({ to: '2026-01-06T09:30:00Z' })).people).toEqual([]);
});

it('lists the tokens that held within the period', async () => {
  const owner = await addPerson({ roleId: ROLE.administrator });
  const person = await as(owner, { now: at('08:00:00') });
  await person.account.createAccessToken({ name: 'nightly', days: 1 });
  expect((await gather({ userId: owner })).tokens).toMatchObject([
    { name: 'nightly', createdAt: '2026-01-06T08:00:00.000Z', revokedAt: null, mayExport: false },
  ]);
  expect(
    (await gather({ userId: owner, from: '2026-01-06T07:00:00Z', to: '2026-01-06T07:30:00Z' }))
      .tokens,
  ).toEqual([]);
});

it('is written in the log, and is a look at each person whom it shows, once', async () => {
  const looks = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.action, 'rights.gatherIncident'))).filter(
      ({ subjectUserId, at: when }) => subjectUserId === first && when > MORNING,
    ).length;
  const before = await looks();
  await gather({ userId: staffId });
  expect(await looks()).toBe(before + 1);
  const rows = await db
    .select({ after: auditDetails.after })
    .from(auditDetails)
    .innerJoin(auditLog, eq(auditLog.id, auditDetails.auditId))
    .where(eq(auditLog.action, 'rights.gatherIncident'));
  expect(rows).toContainEqual({
    after: {
      from: '2026-01-06T00:00:00.000Z',
      to: '2026-01-07T00:00:00.000Z',
      actorUserId: staffId,
    },
  });
});

it.each([
  [{ userId: 999_999 }, { appCode: 'NOT_FOUND' }],
  [{ to: day.from }, { appCode: 'INVALID', issues: [{ path: ['to'], code: 'beforeStart' }] }],
])('refuses %j', async (asked, refusal) => {
  await expect(gather(asked)).rejects.toMatchObject(refusal);
});

it('is refused to staff, and had by the operator, whose look has no actor', async () => {
  const staff = await as(staffId);
  await expect(staff.rights.gatherIncident(day)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const operator = asOperator({ locale: 'en', now: at('21:00:00'), requestId: 'operator' });
  const facts = await operator.site.rights.gatherIncident({ ...day, userId: staffId });
  expect(facts.actions[0]?.actionName).toBe('Contact details read');
  const rows = await db.select().from(auditLog).where(eq(auditLog.requestId, 'operator'));
  expect(rows.map(({ actorUserId }) => actorUserId)).toEqual(rows.map(() => null));
  expect(rows.map(({ subjectUserId }) => subjectUserId)).toEqual(
    expect.arrayContaining([null, first, second, staffId]),
  );
});

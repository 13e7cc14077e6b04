import { testDatabase } from '@aube/db/testing';
import { users } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROLE } from '../people/rules/roles.ts';
import { PROCEDURES, type Procedure } from '../procedures.ts';
import { createWorld } from '../testing/world.ts';
import { LOOK_ACTIONS, SHOWING_CHANGES } from './rules/look-actions.ts';
import { lookKind } from './rules/look-kind.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, as } = world;

const SHOWS_NOBODY = [
  'admin.getEstablishment',
  'admin.getEstablishmentStatistics',
  'admin.getSetting',
  'admin.listEstablishments',
  'admin.listFirstSteps',
  'admin.listOfferedInstruments',
  'admin.listOpenEstablishments',
  'admin.listRoles',
  'admin.listSavedViews',
  'admin.listSettings',
  'exports.getDataset',
  'exports.listDatasets',
  'programme.getStaffGuide',
  'stats.countWaiting',
  'stats.getFigures',
];

const isAboutOthers = ({ inputs, meta }: Procedure) =>
  ['staff', 'administrator'].includes(meta.admits) ||
  inputs.some((input) => input instanceof z.ZodObject && 'userId' in input.shape);

it('a look is a query about others, or a change that shows somebody', () => {
  const queries = PROCEDURES.filter((each) => each.type === 'query' && isAboutOthers(each));
  const looks = queries.map(({ name }) => name).filter((name) => !SHOWS_NOBODY.includes(name));
  expect(LOOK_ACTIONS.toSorted()).toEqual([...looks, ...SHOWING_CHANGES].toSorted());
  // Adds `exports.send`: this action of the log is not a procedure.
  const changes = [
    ...PROCEDURES.filter(({ type }) => type === 'mutation').map(({ name }) => name),
    'exports.send',
  ];
  expect(SHOWING_CHANGES.filter((name) => !changes.includes(name))).toEqual([]);
});

it('every look has a kind', () => {
  expect(LOOK_ACTIONS.filter((name) => lookKind(name) === 'other')).toEqual([]);
});

it('what an administrator does to an account is a change, and each act a line', async () => {
  const { admin, rights } = await as(await addPerson({ roleId: ROLE.administrator }));
  const userId = await addPerson({ roleId: ROLE.staff });
  await admin.sendPasswordReset({ userId });
  await admin.sendPasswordReset({ userId });
  await admin.endSessions({ userId });
  await admin.getUser({ userId });
  const of = async (act: 'looks' | 'changes') => {
    const { rows } = await rights.listAudit({ subjectUserId: userId, act });
    return rows.toReversed().map(({ action, count }) => [action, count]);
  };
  expect(await of('changes')).toEqual([
    ['admin.sendPasswordReset', 1],
    ['admin.sendPasswordReset', 1],
    ['admin.endSessions', 1],
  ]);
  expect(await of('looks')).toContainEqual(['admin.getUser', 1]);
});

it('what nobody who is logged in does is a line each time', async () => {
  const { rights } = await as(await addPerson({ roleId: ROLE.administrator }));
  const userId = await addPerson();
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  for (const day of ['2026-01-02', '2026-01-04', '2026-01-06']) {
    const guest = await as(null, { now: new Date(`${day}T12:00:00Z`) });
    await guest.account.requestPasswordReset({ email: person!.email });
  }
  const { rows } = await rights.listAudit({ subjectUserId: userId, act: 'changes' });
  expect(rows.map(({ action, count }) => [action, count])).toEqual(
    Array.from({ length: 3 }, () => ['account.requestPasswordReset', 1]),
  );
});

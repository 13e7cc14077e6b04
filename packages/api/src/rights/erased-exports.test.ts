import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { ROLE } from '../account/rules/roles.ts';
import { createWorld } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { addPerson, addStarted, as } = world;

const night = {
  lightsOutTime: 1395,
  sleepOnsetLatencyMinutes: 20,
  awakenings: 1,
  wakeAfterSleepOnsetMinutes: 10,
  finalWakeUpTime: 400,
  outOfBedTime: 410,
  napCount: 0,
  naps: [],
};

it('files count the nights of an erased person, unless they say who people are', async () => {
  const admin = await addPerson({ roleId: ROLE.administrator });
  const userId = await addStarted('2026-01-01');
  await (await as(userId)).diary.saveDay({ day: { date: '2026-01-05' }, night });
  const caller = await as(admin);
  const count = async () => ({
    nights: (await caller.exports.preview({ dataset: 'nights' })).total,
    people: (await caller.exports.preview({ dataset: 'participants' })).total,
    file: (await caller.exports.prepare({ file: 'nuits.csv' })).rows,
  });
  const named = async () =>
    (await caller.exports.prepare({ file: 'nuits.csv', withIdentity: true, reason: 'Recherche' }))
      .rows;
  const before = await count();
  expect(before.nights).toBe(await named());
  expect(before.nights).toBeGreaterThan(0);
  await caller.rights.eraseUser({ userId, reason: 'request' });
  expect(await count()).toEqual(before);
  expect(await named()).toBe(0);
});

import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { findTodayByZone } from './today-by-zone.ts';

const { pool, addPerson } = await createWorld(await testDatabase());
const now = new Date('2026-01-06T04:30:00Z');
const today = async () => Object.fromEntries((await findTodayByZone({ pool, now })).todayByZone);

it('there is no zone while there is nobody, and it is today in UTC', async () => {
  const { todayOn } = await findTodayByZone({ pool, now });
  expect(todayOn).toBe('2026-01-06');
  expect(await today()).toEqual({});
});

it('each zone that somebody lives in stands once, with its own day', async () => {
  for (const timeZone of ['America/Toronto', 'Europe/Paris', 'America/Toronto', 'Asia/Tokyo']) {
    // oxlint-disable-next-line eslint/no-await-in-loop
    await addPerson({ timeZone });
  }
  expect(await today()).toEqual({
    'America/Toronto': '2026-01-05',
    'Asia/Tokyo': '2026-01-06',
    'Europe/Paris': '2026-01-06',
  });
});

import { spyOnStatements, testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { usualNight } from './testing.ts';

// The spy is set before a connection opens, because an open connection keeps the original function.
const query = spyOnStatements();
const world = await createWorld(await testDatabase());

async function savesIn(work: () => Promise<unknown>): Promise<number> {
  query.mockClear();
  await work();
  const texts = query.mock.calls.map(([given]: unknown[]) => (given as { text?: string }).text);
  return texts.filter((text) => text?.includes('update diary_days')).length;
}

/** A night before today, named by its id alone, as older clients name it. */
async function openNight() {
  const userId = await world.addStarted('2026-01-04');
  const now = new Date('2026-01-07T17:00:00Z');
  const otherDevice = await world.as(userId, { now });
  const { id: dayId } = await otherDevice.diary.getDay({ day: { date: '2026-01-06' } });
  const { diary } = await world.as(userId, { now });
  const save = () => diary.saveDay({ day: { dayId }, night: usualNight });
  return { diary, save };
}

it('a save takes two statements at first, and one when the night is remembered', async () => {
  const { save } = await openNight();
  expect(await savesIn(save)).toBe(2);
  expect(await savesIn(save)).toBe(1);
});

it('a save takes one statement after the diary was read', async () => {
  const { diary, save } = await openNight();
  await diary.listDays({});
  expect(await savesIn(save)).toBe(1);
});

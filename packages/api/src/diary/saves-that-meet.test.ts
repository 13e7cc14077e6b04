import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditTrail } from '../testing/audit-trail.ts';
import { createWorld } from '../testing/world.ts';
import { usualNight } from './testing.ts';

const { db, pool, as, addStarted } = await createWorld(await testDatabase());
const day = { date: '2026-01-06' };

type Caller = Awaited<ReturnType<typeof as>>;
type Saving = Parameters<Caller['diary']['saveDay']>[0];

async function meet(caller: Caller, dayId: number, savings: readonly [Saving, Saving]) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from diary_days where id = $1 for update', [dayId]);
  const waiting: Promise<unknown>[] = [];
  for (const saving of savings) {
    waiting.push(caller.diary.saveDay(saving).catch((thrown: unknown) => thrown));
    await delay(300);
  }
  await client.query('commit');
  client.release();
  return Promise.all(waiting);
}

async function saved() {
  const userId = await addStarted('2026-01-04');
  const caller = await as(userId);
  const { id, version } = await caller.diary.saveDay({ day, night: usualNight });
  return { userId, caller, id, version };
}

it('a conflict shows the night that stands, not the one that was read', async () => {
  const { caller, id, version } = await saved();
  const [first, second] = await meet(caller, id, [
    { day, night: { ...usualNight, awakenings: 7 }, version },
    { day, night: { ...usualNight, awakenings: 9 }, version },
  ]);
  expect(first).toMatchObject({ version: version + 1, night: { awakenings: 7 } });
  expect(second).toMatchObject({
    appCode: 'VERSION_CONFLICT',
    details: { current: { version: version + 1, night: { awakenings: 7 } } },
  });
});

it('a save of what stood before the other one is a conflict', async () => {
  const { caller, id, version } = await saved();
  const [, second] = await meet(caller, id, [
    { day, night: { ...usualNight, awakenings: 3 }, version },
    { day, night: usualNight, version },
  ]);
  expect(second).toMatchObject({
    appCode: 'VERSION_CONFLICT',
    details: { current: { night: { awakenings: 3 } } },
  });
});

it('the later one keeps confirmations of the same figures, and its row of the log says what it replaced', async () => {
  const { userId, caller, id, version } = await saved();
  const odd = { ...usualNight, lightsOutTime: 17 * 60, sleepOnsetLatencyMinutes: 300 };
  const [, second] = await meet(caller, id, [
    { day, night: odd, confirmed: ['lightsOutByDay', 'sleepOnsetLong'] },
    { day, night: odd },
  ]);
  expect(second).toMatchObject({ confirmed: ['lightsOutByDay', 'sleepOnsetLong'] });
  const trail = await auditTrail(db, eq(auditLog.subjectUserId, userId));
  const last = trail.find(
    ({ after }) => (after as { version?: number } | null)?.version === version + 2,
  );
  expect(last?.before).toMatchObject({ version: version + 1, lightsOutTime: 17 * 60 });
});

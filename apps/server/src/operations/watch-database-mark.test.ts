import { createDatabaseMark } from '@aube/db';
import { serverMarks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { watchDatabaseMark } from './watch-database-mark.ts';

const { db, pool } = await testDatabase();
const AT = new Date('2026-01-05T12:00:00Z');

it('says loudly that the database went back, in the log and in a figure that stays', async () => {
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(line) });
  const mark = watchDatabaseMark(createDatabaseMark(pool), { log, clock: () => AT });
  const metrics = createMetrics(() => 0, {
    services: { db, pool },
    clock: () => AT,
    time: { figures: () => ({ differenceMs: 0, jumpMs: 0 }) },
    mark,
    jobSuccesses: new Map(),
  });
  const figure = async () =>
    /^aube_database_went_back_timestamp_seconds (.+)$/m.exec(await metrics.read())?.[1];

  await mark.look();
  await mark.look();
  expect([await figure(), said]).toEqual(['0', []]);

  await db.delete(serverMarks);
  await mark.look();
  expect(said).toHaveLength(1);
  expect(JSON.parse(said[0]!)).toMatchObject({
    level: 60,
    marks: { acknowledged: 2, stored: null },
    msg: expect.stringMatching(/^the database went back: acknowledged saves are missing/),
  });
  await mark.look();
  expect([await figure(), said.length]).toEqual([String(AT.getTime() / 1000), 1]);
});

import { participants, pauses } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomCalendar } from '../../testing/random-calendar.ts';
import { createWorld, MORNING } from '../../testing/world.ts';
import { addDays } from '../../time/rules/local-date.ts';
import { pauseOn, type ProgrammeCalendar } from '../rules/pause.ts';
import { isPausedSql, pausesSql } from './pauses.ts';

const { db, pool, addPerson } = await createWorld(await testDatabase());

const TEXT = `
select to_char(day, 'YYYY-MM-DD') as date,
  ${isPausedSql('p.user_id', 'day::date')} as "isPaused"
from participants p, generate_series($2::date, $2::date + 300, interval '1 day') day
where p.user_id = $1 order by day`;

async function keep({ firstDayOn, pauses: taken }: ProgrammeCalendar, abandonedOn: string | null) {
  const userId = await addPerson();
  await db
    .update(participants)
    .set({ programmeFirstDay: firstDayOn, abandonedOn })
    .where(eq(participants.userId, userId));
  const asked = { userId, askedAt: MORNING, askedByUserId: userId };
  const takenBack = { week: 3, startsOn: addDays(firstDayOn, 21) };
  await db.insert(pauses).values([
    ...taken.map((pause) => ({ ...pause, ...asked })),
    {
      ...asked,
      ...takenBack,
      resumesOn: addDays(takenBack.startsOn, 28),
      withdrawnAt: MORNING,
    },
  ]);
  return userId;
}

it('says of every day what the rule says, whatever was paused, taken back or left', async () => {
  const drawn = fc.sample(
    fc.record({ calendar: randomCalendar, leftAfter: fc.option(fc.nat(250)) }),
    { numRuns: 25, seed: 67 },
  );
  for (const { calendar, leftAfter } of drawn) {
    const abandonedOn = leftAfter === null ? null : addDays(calendar.firstDayOn, leftAfter);
    const userId = await keep(calendar, abandonedOn);
    const from = addDays(calendar.firstDayOn, -3);
    const { rows } = await pool.query<{ date: string }>(TEXT, [userId, from]);
    expect(rows).toHaveLength(301);
    expect(rows).toEqual(
      rows.map(({ date }) => ({
        date,
        isPaused: pauseOn(calendar.pauses, date) !== null,
      })),
    );
    const kept = await pool.query(`select ${pausesSql(sql`$1`)} as pauses`, [userId]);
    expect(kept.rows[0]).toMatchObject({ pauses: calendar.pauses });
  }
});

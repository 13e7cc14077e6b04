import { diaryDays, participants } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, MORNING } from '../testing/world.ts';
import { filtersOf } from './record/export-scope.ts';
import { readPreview } from './record/read-preview.ts';
import { columnsOf, exportTables } from './record/tables.ts';
import { withExportSnapshot } from './record/with-export-snapshot.ts';
import type { DatasetName } from './rules/dataset.ts';
import { PREVIEW_PEOPLE } from './rules/export-request.ts';

const world = await createWorld(await testDatabase());
const { db, addPerson, addEstablishment, addStarted, as } = world;

/** These people have more than 2,000 nights together. */
const PEOPLE = 12;
const nightsOf = (people: number[]) => db.$count(diaryDays, inArray(diaryDays.userId, people));

it('counts to 2,001 rows, which means more', async () => {
  const establishmentId = await addEstablishment();
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => addStarted('2025-07-01')));
  await db
    .update(participants)
    .set({ establishmentId })
    .where(inArray(participants.userId, people.slice(0, -1)));
  await db.update(diaryDays).set({ completedAt: MORNING });
  const { exports } = await as(await addPerson({ roleId: ROLE.administrator }));
  const nights = { dataset: 'nights' } as const;
  const all = await exports.preview(nights);
  expect([all.rows.length, all.total, all.lookedAt]).toEqual([5, 2_001, undefined]);
  const ofPlace = await exports.preview({ ...nights, establishmentId });
  const total = await nightsOf(people.slice(0, -1));
  expect([ofPlace.rows.length, ofPlace.total, ofPlace.lookedAt]).toEqual([5, total, undefined]);
});

it('looks at people part after part, and says at how many when others are left', async () => {
  await db.execute(sql`
    with person as (
      insert into users (first_name, last_name, email, username, locale, time_zone, created_at)
      select 'A', 'N' || n, n || '@parts.test', 'part-' || n, 'fr', 'America/Toronto', ${MORNING}
      from generate_series(1, ${PREVIEW_PEOPLE + 10}::int) n returning id
    )
    insert into participants (user_id, establishment_id, created_at)
    select id, (select min(id) from establishments), ${MORNING} from person`);
  const newest = await addPerson();
  await db.execute(sql`
    insert into staff_alerts (user_id, kind, details, raised_at)
    values (${newest}, 'sleepyAtWheel', '{}', ${MORNING})`);
  const nappers = await addStarted('2025-07-01');
  await db
    .update(diaryDays)
    .set({ completedAt: MORNING, naps: [{ startTime: 780, endTime: 800 }] })
    .where(inArray(diaryDays.userId, [nappers]));
  const filters = await filtersOf(
    db,
    {},
    { roles: [ROLE.administrator], establishmentIds: [], timeZone: 'UTC' },
  );
  const sources = { ...world.services, now: MORNING };
  const read = async (dataset: DatasetName, limits: Parameters<typeof readPreview>[2]) => {
    const table = exportTables(sources)[dataset];
    const asked = { table, columns: columnsOf(table, false), filters };
    const found = await withExportSnapshot(sources, filters, 0, (snapshot) =>
      readPreview(snapshot, asked, limits),
    );
    return [found.shown.length, found.total, found.lookedAt];
  };
  expect(await read('naps', { parts: 1 })).toEqual([0, 0, PREVIEW_PEOPLE]);
  expect(await read('naps', { parts: 2 })).toEqual([5, await nightsOf([nappers]), null]);
  expect(await read('naps', { lastPartAfterMs: 0 })).toEqual([0, 0, PREVIEW_PEOPLE]);
  expect(await read('alerts', { parts: 1 })).toEqual([1, 1, null]);
});

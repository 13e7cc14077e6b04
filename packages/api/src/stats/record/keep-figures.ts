import type { PoolClient, Transaction } from '@aube/db';
import { establishments, keptFigures, keptFiguresCursor, recount } from '@aube/db/schema';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { findTodayByZone } from '../../record/today-by-zone.ts';
import { recountNow } from '../../record/recount-now.ts';
import { isRecent } from '../../time/record/within.ts';
import { inClientTransaction } from '../../transaction.ts';
import { addedWeeks, type WeekPart } from '../rules/added-weeks.ts';
import { KEPT_RULES } from '../rules/kept-rules.ts';
import { countParts, EVERYBODY, type FigureQuery } from './count-figures.ts';
import { allowLongCount, LONG_COUNT } from './count-once.ts';
import { hasPeople } from './recount-turn.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Minimum number of participants for stored figures. On a smaller site, each request counts within
 * milliseconds.
 */
const KEPT_FROM_PEOPLE = 2_000;
/**
 * Shortest time between two counts, because a count takes seconds for a hundred thousand people.
 */
const AGAIN_AFTER_SECONDS = 25;
const BATCH = 50;

type Row = typeof keptFigures.$inferInsert;

/**
 * Replaces the stored figures of the establishments `places`. Establishment 0 is the sum of all
 * establishments.
 */
async function writeRows(
  tx: Transaction,
  places: readonly number[],
  rows: readonly Row[],
): Promise<void> {
  const written = JSON.stringify(
    rows.map((row) => ({ ...row, efficiencies: row.efficiencies ?? null })),
  );
  await tx.execute(sql`
    with counted as materialized (
      select * from jsonb_to_recordset(${written}::jsonb)
        as row ("establishmentId" int, week int, figures jsonb, efficiencies jsonb)
    ), gone as (
      delete from kept_figures k where k.establishment_id = any(${sql.param(places)}::int[])
        and not exists (select from counted c
          where c."establishmentId" = k.establishment_id and c.week = k.week)
    )
    insert into kept_figures as k (establishment_id, week, figures, efficiencies)
    select "establishmentId", week, figures, nullif(efficiencies, 'null') from counted
    on conflict (establishment_id, week) do update
      set figures = excluded.figures, efficiencies = excluded.efficiencies
      where (k.figures, k.efficiencies) is distinct from (excluded.figures, excluded.efficiencies)`);
}

function weekRow(
  establishmentId: number,
  parts: readonly WeekPart[],
  efficiencies: WeekPart['efficiencies'],
): Row {
  const [{ week, ...figures } = { week: 0 }] = addedWeeks(parts);
  return { establishmentId, week, figures, efficiencies };
}

async function sumPlaces(tx: Transaction): Promise<void> {
  const stored = await tx
    .select()
    .from(keptFigures)
    .where(and(gt(keptFigures.week, 0), ne(keptFigures.establishmentId, 0)));
  const parts = stored.map(
    ({ week, figures, efficiencies }) => ({ ...figures, week, efficiencies }) as WeekPart,
  );
  const byWeek = Map.groupBy(parts, ({ week }) => week);
  const sums = [...byWeek.values()].map((weekParts) => weekRow(0, weekParts, null));
  await writeRows(tx, [0], sums);
}

/**
 * Requests a new count of every establishment, because the rules or the course have changed since
 * the last count.
 */
async function beginAnew(tx: Transaction, countedWith: string): Promise<void> {
  const anew = { countedWith, countedAt: null };
  await tx
    .insert(keptFiguresCursor)
    .values({ id: 1, ...anew })
    .onConflictDoUpdate({ target: keptFiguresCursor.id, set: anew });
  await tx.execute(sql`
    insert into recount (step, establishment_id)
    select 'figures', id from establishments
    union select 'figures', establishment_id from kept_figures where establishment_id <> 0`);
}

async function takePlaces(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.execute<{ place: number }>(sql`
    with oldest as materialized (
      select establishment_id from recount where step = 'figures'
      group by establishment_id order by min(id) limit ${BATCH}
    ), gone as (
      delete from recount where step = 'figures'
        and establishment_id = any(array(select establishment_id from oldest))
    )
    select establishment_id as place from oldest`);
  return rows.map(({ place }) => place);
}

/**
 * Counts everybody when most establishments have changes: PostgreSQL then reads each table once
 * instead of each person's rows.
 */
async function countSome(
  tx: Transaction,
  client: PoolClient,
  { now, chapters }: Pick<FigureQuery, 'chapters'> & { now: Date },
): Promise<{ isLast: boolean }> {
  const taken = await takePlaces(tx);
  if (taken.length > 0) {
    await allowLongCount(tx);
    const today = await findTodayByZone({ pool: client, now: await recountNow(tx, now) });
    const isMost = taken.length * 2 > (await tx.$count(establishments));
    const asked = { ...today, ...EVERYBODY, chapters, places: isMost ? null : taken };
    const { places, weeks } = await countParts(client, asked, LONG_COUNT);
    await writeRows(tx, taken, [
      ...places.flatMap(({ establishmentId, ...figures }) =>
        establishmentId !== null && taken.includes(establishmentId)
          ? { establishmentId, week: 0, figures }
          : [],
      ),
      ...weeks.flatMap((part) =>
        taken.includes(part.establishmentId)
          ? weekRow(part.establishmentId, [part], part.efficiencies)
          : [],
      ),
    ]);
    await sumPlaces(tx);
  }
  return { isLast: taken.length < BATCH };
}

/**
 * On a large site, counts the figures of the establishments in `recount`, at most every 25
 * seconds. Only one process counts at a time.
 * @returns true when the site stores figures
 * @decision console#kept-figures
 */
export async function keepFigures(
  site: Pick<Services, 'pool' | 'course'> & { now: Date },
  { fromPeople = KEPT_FROM_PEOPLE, stopping }: { fromPeople?: number; stopping?: AbortSignal } = {},
): Promise<boolean> {
  const { pool, course } = site;
  const chapters = course.modules.flatMap(({ number, chapters: own }) =>
    own.map(({ id }) => ({ module: number, id })),
  );
  const countedWith = `${KEPT_RULES} ${JSON.stringify(chapters)}`;
  const run = () =>
    inClientTransaction({ pool }, async (tx, client) => {
      if (!(await takeTurn(tx))) {
        return { isLast: true, isStored: true };
      }
      if (!(await hasPeople(tx, fromPeople))) {
        await tx.delete(keptFiguresCursor);
        await tx.delete(recount).where(eq(recount.step, 'figures'));
        return { isLast: true, isStored: false };
      }
      const [cursor] = await tx
        .select({
          countedWith: keptFiguresCursor.countedWith,
          isRecent: isRecent(keptFiguresCursor.countedAt, AGAIN_AFTER_SECONDS),
        })
        .from(keptFiguresCursor);
      if (cursor?.countedWith !== countedWith) await beginAnew(tx, countedWith);
      else if (cursor.isRecent) return { isLast: true, isStored: true };
      const { isLast } = await countSome(tx, client, { now: site.now, chapters });
      if (isLast) await tx.update(keptFiguresCursor).set({ countedAt: sql`now()` });
      return { isLast, isStored: true };
    });
  for (;;) {
    const { isLast, isStored } = await run();
    if (isLast || stopping?.aborted) return isStored;
  }
}

import type { Database } from '@aube/db';
import { keptFigures, participants, users } from '@aube/db/schema';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { findTodayByZone, type TodayByZone } from '../record/today-by-zone.ts';
import { countOnce, LONG_COUNT } from '../stats/record/count-once.ts';
import { countPlaces, EVERYBODY } from '../stats/record/count-figures.ts';
import { findAgeOfFigures } from '../stats/record/find-kept-figures.ts';
import { statisticConditions } from '../stats/record/figure-conditions.ts';
import { statisticNames, type StatisticName } from '../stats/rules/establishment-statistics.ts';

/** @decision D43 */
export const statisticsOutput = z.object({
  registered: z.number(),
  started: z.number(),
  finished: z.number(),
  abandoned: z.number(),
  completedS0: z.number(),
  completedS6: z.number(),
  completedS12: z.number(),
  completedS24: z.number(),
} satisfies Record<StatisticName, z.ZodNumber>);

const p = alias(participants, 'p');
const u = alias(users, 'u');

const ofEach = (figureOf: (name: StatisticName) => SQL) =>
  Object.fromEntries(
    statisticNames.map((name) => [name, sql<number>`${figureOf(name)}::int`.as(name)]),
  ) as Record<StatisticName, SQL.Aliased<number>>;

const countedByEstablishment = (db: Database) =>
  db
    .select({
      establishmentId: sql<number>`${p.establishmentId}`.as('establishmentId'),
      ...ofEach((name) => sql`count(*) filter (where ${statisticConditions[name]})`),
    })
    .from(p)
    .innerJoin(u, and(eq(u.id, p.userId), isNull(u.deletedAt)))
    .groupBy(p.establishmentId)
    .as('figures');

const keptByEstablishment = (db: Database) =>
  db
    .select({
      establishmentId: sql<number>`${keptFigures.establishmentId}`.as('establishmentId'),
      ...ofEach((name) => sql`(${keptFigures.figures} ->> ${name}::text)`),
    })
    .from(keptFigures)
    .where(and(eq(keptFigures.week, 0), ne(keptFigures.establishmentId, 0)))
    .as('figures');

type Sources = Pick<Context, 'db' | 'pool' | 'now'>;

async function countedOnce({ db, pool }: Sources, today: TodayByZone) {
  const places = await countOnce(pool, 'establishments', (client) =>
    countPlaces(client, { ...today, ...EVERYBODY }, LONG_COUNT),
  );
  const each = places.filter(({ establishmentId }) => establishmentId !== null);
  return db
    .select({
      establishmentId: sql<number>`(place ->> 'establishmentId')::int`.as('establishmentId'),
      ...ofEach((name) => sql`(place ->> ${name}::text)`),
    })
    .from(sql`jsonb_array_elements(${JSON.stringify(each)}::jsonb) place`)
    .as('figures');
}

/**
 * Figures of each establishment with registered people. On a large site these are stored figures:
 * changes after `asOf` may be missing.
 * @decision D43 console#kept-figures
 */
export async function findFigures(sources: Sources) {
  const today = await findTodayByZone(sources);
  const age = await findAgeOfFigures(sources.pool, { ...today, now: sources.now });
  if (age === null) return { figures: countedByEstablishment(sources.db), asOf: null };
  if (age === 'uncounted') return { figures: await countedOnce(sources, today), asOf: null };
  const asOf = age.asOf?.toISOString() ?? null;
  return { figures: keptByEstablishment(sources.db), asOf };
}

type Figures = Awaited<ReturnType<typeof findFigures>>['figures'];

const orNone = (figures: Figures, name: StatisticName) =>
  sql<number>`coalesce(${figures[name]}, 0)`;

export const figureColumns = (figures: Figures) =>
  Object.fromEntries(statisticNames.map((name) => [name, orNone(figures, name)])) as Record<
    StatisticName,
    SQL<number>
  >;

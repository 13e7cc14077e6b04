import type { Database } from '@aube/db';
import { keptFigures, participants, users } from '@aube/db/schema';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { areFiguresKept } from '../stats/record/find-kept-figures.ts';
import { statisticConditions } from '../stats/record/figure-conditions.ts';
import { statisticNames, type StatisticName } from './rules/establishment-statistics.ts';

/** The eight figures of an establishment (« statistiques »). @decision D43 */
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

/**
 * The figures of every establishment that has somebody registered, for a statement to join: whatever
 * shows a number of people takes it from here. Those of a large site are as they were counted within the last minute.
 * @decision D43 decisions/0068
 */
export const findFigures = async ({ db, pool, now }: Pick<Context, 'db' | 'pool' | 'now'>) =>
  (await areFiguresKept(pool, now)) ? keptByEstablishment(db) : countedByEstablishment(db);

type Figures = Awaited<ReturnType<typeof findFigures>>;

const orNone = (figures: Figures, name: StatisticName) =>
  sql<number>`coalesce(${figures[name]}, 0)`;

/** The figures to select from a left join; an establishment without anybody has zeros. */
export const figureColumns = (figures: Figures) =>
  Object.fromEntries(statisticNames.map((name) => [name, orNone(figures, name)])) as Record<
    StatisticName,
    SQL<number>
  >;

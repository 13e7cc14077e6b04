import type { Database } from '@aube/db';
import { participants, users } from '@aube/db/schema';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
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

const countOf = (name: StatisticName) =>
  sql<number>`count(*) filter (where ${statisticConditions[name]})::int`.as(name);

/**
 * The figures of every establishment that has somebody registered, for a statement to join: whatever
 * shows a number of people takes it from here.
 * @decision D43
 */
export const figuresByEstablishment = (db: Database) =>
  db
    .select({
      establishmentId: p.establishmentId,
      registered: countOf('registered'),
      started: countOf('started'),
      finished: countOf('finished'),
      abandoned: countOf('abandoned'),
      completedS0: countOf('completedS0'),
      completedS6: countOf('completedS6'),
      completedS12: countOf('completedS12'),
      completedS24: countOf('completedS24'),
    })
    .from(p)
    .innerJoin(u, and(eq(u.id, p.userId), isNull(u.deletedAt)))
    .groupBy(p.establishmentId)
    .as('figures');

type Figures = ReturnType<typeof figuresByEstablishment>;

const orNone = (figures: Figures, name: StatisticName) =>
  sql<number>`coalesce(${figures[name]}, 0)`;

/** The figures to select from a left join; an establishment without anybody has zeros. */
export const figureColumns = (figures: Figures) =>
  Object.fromEntries(statisticNames.map((name) => [name, orNone(figures, name)])) as Record<
    StatisticName,
    SQL<number>
  >;

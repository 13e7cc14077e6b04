import type { Database } from '@aube/db';
import { participants, questionnaireAnswers, users } from '@aube/db/schema';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { GateQuestionnaire } from '../programme/rules/gate.ts';
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

const has = (code: GateQuestionnaire): SQL => sql`exists (select 1 from ${questionnaireAnswers}
  where ${questionnaireAnswers.userId} = ${participants.userId}
  and ${questionnaireAnswers.questionnaire} = ${code}
  and ${questionnaireAnswers.submittedAt} is not null)`;

/** `figuresOf` in the database's words, one condition a figure, on the people registered. */
const CONDITIONS: Record<StatisticName, SQL> = {
  registered: sql`true`,
  started: has('S0'),
  finished: sql`${has('S24')} and ${participants.abandonedAt} is null`,
  abandoned: sql`${participants.abandonedAt} is not null`,
  completedS0: has('S0'),
  completedS6: has('S6'),
  completedS12: has('S12'),
  completedS24: has('S24'),
};

const countOf = (name: StatisticName) =>
  sql<number>`count(*) filter (where ${CONDITIONS[name]})::int`.as(name);

/**
 * The figures of every establishment that has somebody registered, for a statement to join: whatever
 * shows a number of people takes it from here.
 * @decision D43
 */
export const figuresByEstablishment = (db: Database) =>
  db
    .select({
      establishmentId: participants.establishmentId,
      registered: countOf('registered'),
      started: countOf('started'),
      finished: countOf('finished'),
      abandoned: countOf('abandoned'),
      completedS0: countOf('completedS0'),
      completedS6: countOf('completedS6'),
      completedS12: countOf('completedS12'),
      completedS24: countOf('completedS24'),
    })
    .from(participants)
    .innerJoin(
      users,
      and(eq(users.id, participants.userId), isNull(users.deletedAt), isNotNull(users.activatedAt)),
    )
    .groupBy(participants.establishmentId)
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

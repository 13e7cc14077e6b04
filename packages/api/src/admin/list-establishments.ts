import { establishments, folded } from '@aube/db/schema';
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { choice, longText, whole } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { establishmentOutput } from './establishment-fields.ts';
import {
  figureColumns,
  figuresByEstablishment,
  statisticsOutput,
} from './establishment-figures.ts';
import { fitsWords } from './fold-text.ts';
import { establishmentColumns } from './get-establishment.ts';
import { establishmentSorts } from './rules/establishment-sorts.ts';
import type { StatisticName } from './rules/establishment-statistics.ts';

const PAGE_SIZE = 50;

const input = z.object({
  /** Words of the name or the code, whatever the case, the accents, the apostrophes, the hyphens. */
  search: longText(100).default(''),
  sort: choice(establishmentSorts).default('name'),
  direction: choice(['ascending', 'descending']).default('ascending'),
  /** Counted from 1; beyond the last one is the last one. */
  page: whole(1, 100_000).default(1),
  state: choice(['live', 'deleted']).default('live'),
});

const output = z.object({
  establishments: z.array(
    establishmentOutput.extend({
      deletedAt: z.string().nullable(),
      statistics: statisticsOutput,
    }),
  ),
  /** How many fit, on all pages. */
  total: z.number(),
  page: z.number(),
  pageCount: z.number(),
});

type Sort = z.output<typeof input>['sort'];

function sortedBy(sort: Sort, statistics: Record<StatisticName, SQL>): SQL {
  if (sort === 'name') return folded(sql`${establishments.name}`);
  if (sort === 'referenceCode') return sql`${establishments.referenceCode}`;
  return statistics[sort];
}

/**
 * The establishments with their figures, page by page: those that are open, or those that were
 * deleted. What is shown are numbers of people, and nobody.
 * @source specification §2
 * @decision D43
 */
export const listEstablishments = administratorProcedure
  .input(input)
  .output(output)
  .query(async ({ ctx: { db }, input: asked }) => {
    const { deletedAt } = establishments;
    const isAsked = and(
      asked.state === 'live' ? isNull(deletedAt) : isNotNull(deletedAt),
      ...fitsWords(
        asked.search,
        sql`concat_ws(' ', ${establishments.name}, ${establishments.referenceCode})`,
      ),
    );
    const total = await db.$count(establishments, isAsked);
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(asked.page, pageCount);
    const figures = figuresByEstablishment(db);
    const statistics = figureColumns(figures);
    const towards = asked.direction === 'ascending' ? asc : desc;
    const rows = await db
      .select({ ...establishmentColumns, deletedAt, statistics })
      .from(establishments)
      .leftJoin(figures, eq(figures.establishmentId, establishments.id))
      .where(isAsked)
      .orderBy(
        towards(sortedBy(asked.sort, statistics)),
        folded(sql`${establishments.name}`),
        establishments.id,
      )
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    return {
      establishments: rows.map((row) => ({
        ...row,
        deletedAt: row.deletedAt?.toISOString() ?? null,
      })),
      total,
      page,
      pageCount,
    };
  });

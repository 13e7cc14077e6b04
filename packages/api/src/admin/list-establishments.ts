import { establishments, foldedOrder } from '@aube/db/schema';
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { choice } from '../primitives.ts';
import { administratorProcedure, staffOrOperatorProcedure } from '../trpc.ts';
import { establishmentColumns, establishmentOutput } from './establishment-fields.ts';
import { figureColumns, findFigures, statisticsOutput } from './establishment-figures.ts';
import { fitsWords } from '../lists/record/fits-words.ts';
import { listInput, listOutput } from '../lists/record/list-input.ts';
import {
  ESTABLISHMENT_SORTS,
  ESTABLISHMENT_STATES,
  type EstablishmentSort,
} from './rules/establishment-list.ts';
import type { StatisticName } from '../stats/rules/establishment-statistics.ts';
import { shownPage } from '../lists/rules/list.ts';
import { placesOf } from '../people/rules/sight.ts';

function sortedBy(sort: EstablishmentSort, statistics: Record<StatisticName, SQL>): SQL {
  if (sort === 'name') return foldedOrder(sql`${establishments.name}`);
  if (sort === 'referenceCode') return sql`${establishments.referenceCode}`;
  return statistics[sort];
}

/**
 * One page of active or deleted establishments with their figures. A search matches the name and
 * the code.
 * @source specification §2
 * @decision D43 console#one-list
 */
export const listEstablishments = administratorProcedure
  .input(
    listInput(ESTABLISHMENT_SORTS).extend({ state: choice(ESTABLISHMENT_STATES).default('live') }),
  )
  .output(
    listOutput(
      establishmentOutput.extend({
        deletedAt: z.string().nullable(),
        statistics: statisticsOutput,
      }),
    ).extend({
      asOf: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: asked }) => {
    const { db } = ctx;
    const { deletedAt } = establishments;
    const isAsked = and(
      asked.state === 'live' ? isNull(deletedAt) : isNotNull(deletedAt),
      ...fitsWords(
        asked.search,
        sql`concat_ws(' ', ${establishments.name}, ${establishments.referenceCode})`,
      ),
    );
    const total = await db.$count(establishments, isAsked);
    const page = shownPage(asked.page, total, asked.pageSize);
    const { figures, asOf } = await findFigures(ctx);
    const statistics = figureColumns(figures);
    const towards = asked.direction === 'asc' ? asc : desc;
    const found = await db
      .select({ ...establishmentColumns, deletedAt, statistics })
      .from(establishments)
      .leftJoin(figures, eq(figures.establishmentId, establishments.id))
      .where(isAsked)
      .orderBy(
        towards(sortedBy(asked.sort, statistics)),
        foldedOrder(sql`${establishments.name}`),
        establishments.id,
      )
      .limit(asked.pageSize)
      .offset((page - 1) * asked.pageSize);
    const rows = found.map((row) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? null }));
    return { rows, total, page, asOf };
  });

/**
 * Establishments to which the caller can invite people (« etablissements »), ordered by name.
 * @decision D5 D42
 */
export const listOpenEstablishments = staffOrOperatorProcedure
  .output(
    z.array(
      z.object({
        establishmentId: z.number(),
        name: z.string(),
        referenceCode: z.string(),
        retentionMonths: z.number(),
      }),
    ),
  )
  .query(({ ctx: { db, actor } }) => {
    const places = placesOf(actor);
    return db
      .select({
        establishmentId: establishments.id,
        name: establishments.name,
        referenceCode: establishments.referenceCode,
        retentionMonths: establishments.retentionMonths,
      })
      .from(establishments)
      .where(
        and(
          isNull(establishments.deletedAt),
          places === null ? undefined : inArray(establishments.id, places),
        ),
      )
      .orderBy(foldedOrder(sql`${establishments.name}`), asc(establishments.id));
  });

import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { administratorProcedure, staffProcedure } from '../trpc.ts';
import {
  ESTABLISHMENT,
  establishmentColumns,
  establishmentOutput,
} from './establishment-fields.ts';
import { looksAfter } from '../people/rules/sight.ts';
import { audit } from '../audit.ts';
import { inTransaction } from '../transaction.ts';
import { figureColumns, findFigures, statisticsOutput } from './establishment-figures.ts';

/**
 * @throws NOT_FOUND, also for a deleted establishment
 * @source specification §7
 */
export const getEstablishment = administratorProcedure
  .input(z.object({ establishmentId: entityId }))
  .output(establishmentOutput)
  .query(async ({ ctx, input: { establishmentId } }) => {
    const [found] = await ctx.db
      .select(establishmentColumns)
      .from(establishments)
      .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)));
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  });

/**
 * Figures of one establishment (« statistiques »), also of a deleted establishment. Staff read
 * only their own establishments.
 * @throws NOT_FOUND outside the caller's establishments
 * @source specification §3
 * @decision D5 D42 D43
 */
export const getEstablishmentStatistics = staffProcedure
  .input(z.object({ establishmentId: entityId }))
  .output(
    z.object({
      establishment: establishmentOutput.extend({ deletedAt: z.string().nullable() }),
      statistics: statisticsOutput,
      /** Time of stored figures, which may lack later changes; null for current figures. */
      asOf: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { establishmentId } }) => {
    if (!looksAfter(ctx.actor, establishmentId)) throw new AppError('NOT_FOUND');
    const { figures, asOf } = await findFigures(ctx);
    const [found] = await ctx.db
      .select({
        establishment: { ...establishmentColumns, deletedAt: establishments.deletedAt },
        statistics: figureColumns(figures),
      })
      .from(establishments)
      .leftJoin(figures, eq(figures.establishmentId, establishments.id))
      .where(eq(establishments.id, establishmentId));
    if (!found) throw new AppError('NOT_FOUND');
    await inTransaction(ctx.db, (tx) =>
      audit(tx, ctx, { objectType: ESTABLISHMENT, objectId: establishmentId }),
    );
    const { establishment, statistics } = found;
    const deletedAt = establishment.deletedAt?.toISOString() ?? null;
    return { establishment: { ...establishment, deletedAt }, statistics, asOf };
  });

import { establishments } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { looksAfter } from '../people/rules/sight.ts';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { staffProcedure } from '../trpc.ts';
import { ESTABLISHMENT } from './establishment-changes.ts';
import { establishmentOutput } from './establishment-fields.ts';
import { figureColumns, findFigures, statisticsOutput } from './establishment-figures.ts';
import { establishmentColumns } from './get-establishment.ts';

/**
 * Figures of one establishment (« statistiques »), also of a deleted one, whose participants continue. Staff may ask for their own, administrators for any.
 * @throws NOT_FOUND for one that does not exist or is not the caller's
 * @source specification §3
 * @decision D5 D42 D43
 */
export const getEstablishmentStatistics = staffProcedure
  .input(z.object({ establishmentId: entityId }))
  .output(
    z.object({
      establishment: establishmentOutput.extend({ deletedAt: z.string().nullable() }),
      statistics: statisticsOutput,
    }),
  )
  .query(async ({ ctx, input: { establishmentId } }) => {
    if (!looksAfter(ctx.actor, establishmentId)) throw new AppError('NOT_FOUND');
    const figures = await findFigures(ctx);
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
    return { establishment: { ...establishment, deletedAt }, statistics };
  });

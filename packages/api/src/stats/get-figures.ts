import { z } from 'zod';
import { placesOf } from '../people/rules/sight.ts';
import { audit } from '../audit.ts';
import { entityId, localDate } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { heavyStaffProcedure } from '../trpc.ts';
import { readFigures } from './record/read-figures.ts';
import { registeredBetween } from './record/registered-between.ts';
import {
  PERSON_FIGURES,
  WEEK_FIGURES,
  type PersonFigure,
  type WeekFigure,
} from './rules/figures.ts';

const numbers = <Name extends string>(names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Name, z.ZodNumber>,
  );

const figures = numbers<PersonFigure>(PERSON_FIGURES);

/** True for a registration period, because stored figures have no period. */
const isCountedLive = (asked: { registeredFrom?: unknown; registeredTo?: unknown }) =>
  asked.registeredFrom !== undefined || asked.registeredTo !== undefined;

/**
 * Progress of participants (« statistiques ») in one establishment. Without an establishment: in
 * each of the caller's establishments and in all together.
 * @throws NOT_FOUND outside the caller's establishments; TOO_BUSY for a registration period while
 *   too many heavy reads run
 * @decision D5 D64 console#counted-people console#summed-figures
 */
export const getFigures = heavyStaffProcedure(isCountedLive)
  .input(
    z.object({
      establishmentId: entityId.optional(),
      registeredFrom: localDate.optional(),
      registeredTo: localDate.optional(),
    }),
  )
  .output(
    z.object({
      establishments: z.array(
        z.object({
          establishmentId: z.number(),
          name: z.string(),
          referenceCode: z.string(),
          isDeleted: z.boolean(),
          figures,
        }),
      ),
      sum: figures,
      weeks: z.array(
        numbers<WeekFigure>(WEEK_FIGURES).extend({
          week: z.number(),
          recordedNights: z.number(),
          expectedNights: z.number(),
          /** Median of the people's sleep efficiencies, truncated to a tenth. */
          medianEfficiencyPercent: z.number().nullable(),
        }),
      ),
      /** Changes since this instant may be missing; null for current figures. */
      asOf: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const { establishmentId = null } = input;
    const counted = await readFigures(
      { ...ctx, ...(await ctx.reading('stats.getFigures')) },
      {
        ...registeredBetween(input, ctx.actor.timeZone),
        places: placesOf(ctx.actor),
        establishmentId,
        mayBeLate: true,
      },
    );
    await inTransaction(ctx.db, (tx) =>
      audit(
        tx,
        ctx,
        establishmentId === null ? {} : { objectType: 'establishment', objectId: establishmentId },
      ),
    );
    return { ...counted, asOf: counted.asOf?.toISOString() ?? null };
  });

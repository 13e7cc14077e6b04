import { establishments } from '@aube/db/schema';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { placesOf } from '../people/rules/sight.ts';
import { staffOrOperatorProcedure } from '../trpc.ts';

/**
 * The establishments to which the caller may invite, by name (« etablissements »): staff's own, or
 * all of them for an administrator and the operator.
 * @decision D5 D42
 */
export const listOpenEstablishments = staffOrOperatorProcedure
  .output(
    z.array(
      z.object({
        establishmentId: z.number(),
        name: z.string(),
        /** « code_reference »: what registration asks for. */
        referenceCode: z.string(),
        /** « conservation_mois » */
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
      .orderBy(asc(establishments.name), asc(establishments.id));
  });

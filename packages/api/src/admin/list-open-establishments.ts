import { establishments } from '@aube/db/schema';
import { and, asc, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { ROLE } from '../context.ts';
import { staffProcedure } from '../trpc.ts';

/**
 * The establishments to which the caller may invite, by name (« etablissements »): staff's own, or
 * all of them for an administrator.
 * @decision D5 D42
 */
export const listOpenEstablishments = staffProcedure
  .output(
    z.array(
      z.object({
        establishmentId: z.number(),
        name: z.string(),
        /** « code_reference »: what registration asks for. */
        referenceCode: z.string(),
      }),
    ),
  )
  .query(({ ctx: { db, actor } }) =>
    db
      .select({
        establishmentId: establishments.id,
        name: establishments.name,
        referenceCode: establishments.referenceCode,
      })
      .from(establishments)
      .where(
        and(
          isNull(establishments.deletedAt),
          actor.roles.includes(ROLE.administrator)
            ? undefined
            : inArray(establishments.id, actor.establishmentIds),
        ),
      )
      .orderBy(asc(establishments.name), asc(establishments.id)),
  );

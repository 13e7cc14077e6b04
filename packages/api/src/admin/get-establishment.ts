import type { Database, Transaction } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { establishmentOutput, type Establishment } from './establishment-fields.ts';

/** Columns of `establishmentOutput`. */
export const establishmentColumns = {
  establishmentId: establishments.id,
  name: establishments.name,
  referenceCode: establishments.referenceCode,
  retentionMonths: establishments.retentionMonths,
  version: establishments.version,
};

/** An establishment that is not deleted. @throws NOT_FOUND */
async function getLiveEstablishment(
  on: Database | Transaction,
  establishmentId: number,
): Promise<Establishment> {
  const [found] = await on
    .select(establishmentColumns)
    .from(establishments)
    .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * One establishment, for editing.
 * @throws NOT_FOUND, also for a deleted one
 * @source specification §7
 */
export const getEstablishment = administratorProcedure
  .input(z.object({ establishmentId: entityId }))
  .output(establishmentOutput)
  .query(({ ctx: { db }, input }) => getLiveEstablishment(db, input.establishmentId));

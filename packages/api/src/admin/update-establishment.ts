import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorProcedure } from '../trpc.ts';
import {
  codeTaken,
  ESTABLISHMENT,
  expectEstablishmentVersion,
  nextVersion,
  auditedFields,
} from './establishment-changes.ts';
import { establishmentFields, establishmentOutput } from './establishment-fields.ts';
import { establishmentColumns } from './get-establishment.ts';

/**
 * Gives an establishment another name or code. A person invited with the old code reads the new
 * one by the link; a code that was only written down works no longer. What is the same already
 * changes nothing.
 * @throws NOT_FOUND; VERSION_CONFLICT with an `EditorConflict`; INVALID
 *   as when it is made
 * @source specification §7
 * @decision D43
 */
export const updateEstablishment = administratorProcedure
  .input(establishmentFields.extend({ establishmentId: entityId, version: rowVersion.optional() }))
  .output(establishmentOutput)
  .mutation(({ ctx, input: { establishmentId, version, ...fields } }) =>
    inTransaction(ctx.db, async (tx) => {
      const [before] = await tx
        .select(establishmentColumns)
        .from(establishments)
        .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)))
        .for('update');
      if (!before) throw new AppError('NOT_FOUND');
      await expectEstablishmentVersion(tx, before, version);
      const isSame = before.name === fields.name && before.referenceCode === fields.referenceCode;
      if (isSame) return before;
      const [after] = await tx
        .update(establishments)
        .set({ ...fields, version: nextVersion })
        .where(eq(establishments.id, establishmentId))
        .returning(establishmentColumns);
      if (!after) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        objectType: ESTABLISHMENT,
        objectId: establishmentId,
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    }).catch((thrown: unknown) => {
      throw codeTaken(thrown);
    }),
  );

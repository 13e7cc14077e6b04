import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
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
 * Gives an establishment another name, code or retention. A person invited with the old code reads the new
 * one by the link; a code that was only written down works no longer. What is the same already
 * changes nothing; a retention that is left out stays.
 * @throws NOT_FOUND; VERSION_CONFLICT with an `EditorConflict`; INVALID
 *   as when it is made
 * @source specification §7
 * @decision D43 D63
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
      const asked = {
        ...fields,
        retentionMonths: fields.retentionMonths ?? before.retentionMonths,
      };
      if (isDeepStrictEqual(auditedFields({ ...before, ...asked }), auditedFields(before))) {
        return before;
      }
      const [after] = await tx
        .update(establishments)
        .set({ ...asked, version: nextVersion })
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

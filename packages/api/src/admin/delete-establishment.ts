import { establishments } from '@aube/db/schema';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, toAppError } from '../errors.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { administratorProcedure, confirmedAdministratorProcedure } from '../trpc.ts';
import {
  ESTABLISHMENT,
  expectEstablishmentVersion,
  nextVersion,
  auditedFields,
} from './establishment-changes.ts';
import { establishmentOutput } from './establishment-fields.ts';
import { establishmentColumns } from './get-establishment.ts';

const named = z.object({ establishmentId: entityId, version: rowVersion.optional() });

/**
 * Deletes an establishment softly: nobody can register there; its participants continue and stay
 * visible to its staff and administrators. It can be restored.
 * @returns the stored establishment, for `restoreEstablishment`
 * @throws CONFIRM_IDENTITY; NOT_FOUND; VERSION_CONFLICT with an `EditorConflict`
 * @source specification §7
 * @decision D58
 */
export const deleteEstablishment = confirmedAdministratorProcedure
  .input(named)
  .output(establishmentOutput)
  .mutation(({ ctx, input: { establishmentId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const [before] = await tx
        .select(establishmentColumns)
        .from(establishments)
        .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)))
        .for('update');
      if (!before) throw new AppError('NOT_FOUND');
      await expectEstablishmentVersion(tx, before, version);
      const [after] = await tx
        .update(establishments)
        .set({ deletedAt: ctx.now, version: nextVersion })
        .where(eq(establishments.id, establishmentId))
        .returning(establishmentColumns);
      if (!after) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        objectType: ESTABLISHMENT,
        objectId: establishmentId,
        before: { ...auditedFields(before), deletedAt: null },
        after: { ...auditedFields(after), deletedAt: ctx.now.toISOString() },
      });
      return after;
    }),
  );

/**
 * Undoes a deletion: the code and unexpired invitations work again. An establishment that is not
 * deleted stays unchanged.
 * @throws NOT_FOUND; VERSION_CONFLICT; REFERENCE_CODE_TAKEN when another establishment has the code now
 */
export const restoreEstablishment = administratorProcedure
  .input(named)
  .output(establishmentOutput)
  .mutation(({ ctx, input: { establishmentId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const [found] = await tx
        .select({ ...establishmentColumns, deletedAt: establishments.deletedAt })
        .from(establishments)
        .where(eq(establishments.id, establishmentId))
        .for('update');
      if (!found) throw new AppError('NOT_FOUND');
      const { deletedAt, ...before } = found;
      if (deletedAt === null) return before;
      await expectEstablishmentVersion(tx, before, version);
      const [after] = await tx
        .update(establishments)
        .set({ deletedAt: null, version: nextVersion })
        .where(and(eq(establishments.id, establishmentId), isNotNull(establishments.deletedAt)))
        .returning(establishmentColumns);
      if (!after) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        objectType: ESTABLISHMENT,
        objectId: establishmentId,
        before: { ...auditedFields(before), deletedAt: deletedAt.toISOString() },
        after: { ...auditedFields(after), deletedAt: null },
      });
      return after;
    }).catch((thrown: unknown) => {
      const fault = toAppError(thrown);
      throw fault.appCode === 'ALREADY_EXISTS' ? new AppError('REFERENCE_CODE_TAKEN') : fault;
    }),
  );

import type { Transaction } from '@aube/db';
import { establishments } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, invalidField, toAppError } from '../errors.ts';
import { entityId, rowVersion } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import {
  administratorOrOperatorProcedure,
  administratorPersonProcedure,
  administratorProcedure,
  confirmedAdministratorProcedure,
} from '../trpc.ts';
import { expectVersion } from './editor-conflict.ts';
import {
  ESTABLISHMENT,
  type Establishment,
  establishmentColumns,
  establishmentFields,
  establishmentOutput,
} from './establishment-fields.ts';

const named = z.object({ establishmentId: entityId, version: rowVersion.optional() });

const auditedFields = ({ name, referenceCode, retentionMonths }: Establishment) => ({
  name,
  referenceCode,
  retentionMonths,
});

async function lockEstablishment(tx: Transaction, establishmentId: number) {
  const [found] = await tx
    .select({ ...establishmentColumns, deletedAt: establishments.deletedAt })
    .from(establishments)
    .where(eq(establishments.id, establishmentId))
    .for('update');
  if (!found) throw new AppError('NOT_FOUND');
  const { deletedAt, ...before } = found;
  return { before, deletedAt };
}

const expectEstablishmentVersion = (
  tx: Transaction,
  current: Establishment,
  version: number | undefined,
): Promise<void> =>
  expectVersion(
    tx,
    current,
    version,
    { objectType: ESTABLISHMENT, objectId: current.establishmentId },
    Object.keys(auditedFields(current)),
  );

async function storeEstablishment(
  tx: Transaction,
  establishmentId: number,
  values: Partial<typeof establishments.$inferInsert>,
): Promise<Establishment> {
  const [after] = await tx
    .update(establishments)
    .set({ ...values, version: sql`${establishments.version} + 1` })
    .where(eq(establishments.id, establishmentId))
    .returning(establishmentColumns);
  if (!after) throw new AppError('INTERNAL');
  return after;
}

function refuseTakenCode(thrown: unknown): never {
  const fault = toAppError(thrown);
  throw fault.appCode === 'ALREADY_EXISTS'
    ? invalidField('referenceCode', 'referenceCodeTaken')
    : fault;
}

/**
 * Creates an establishment. A repeated request fails with `referenceCodeTaken`.
 * @throws INVALID with `notAName` on `name`, `referenceCodeMalformed` or `referenceCodeTaken` on
 * `referenceCode`
 * @source specification §7
 * @decision D43
 */
export const createEstablishment = administratorOrOperatorProcedure
  .input(establishmentFields)
  .output(establishmentOutput)
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const [made] = await tx
        .insert(establishments)
        .values({ ...input, createdAt: ctx.now })
        .returning(establishmentColumns);
      if (!made) throw new AppError('INTERNAL');
      await audit(tx, ctx, {
        objectType: ESTABLISHMENT,
        objectId: made.establishmentId,
        after: auditedFields(made),
      });
      return made;
    }).catch(refuseTakenCode),
  );

/**
 * Changes an establishment's name, code or retention. The old code stops working; invitation links
 * sent earlier show the new code.
 * @throws NOT_FOUND; VERSION_CONFLICT with an `EditorConflict`; INVALID as `createEstablishment`
 * @source specification §7
 * @decision D43 D63
 */
export const updateEstablishment = administratorProcedure
  .input(establishmentFields.extend(named.shape))
  .output(establishmentOutput)
  .mutation(({ ctx, input: { establishmentId, version, ...fields } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { before, deletedAt } = await lockEstablishment(tx, establishmentId);
      if (deletedAt !== null) throw new AppError('NOT_FOUND');
      await expectEstablishmentVersion(tx, before, version);
      const asked = {
        ...fields,
        retentionMonths: fields.retentionMonths ?? before.retentionMonths,
      };
      if (isDeepStrictEqual(auditedFields({ ...before, ...asked }), auditedFields(before))) {
        return before;
      }
      const after = await storeEstablishment(tx, establishmentId, asked);
      await audit(tx, ctx, {
        objectType: ESTABLISHMENT,
        objectId: establishmentId,
        before: auditedFields(before),
        after: auditedFields(after),
      });
      return after;
    }).catch(refuseTakenCode),
  );

/**
 * Deletes an establishment, which can be restored. Participants continue the programme, but nobody
 * can register.
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
      const { before, deletedAt } = await lockEstablishment(tx, establishmentId);
      if (deletedAt !== null) throw new AppError('NOT_FOUND');
      await expectEstablishmentVersion(tx, before, version);
      const after = await storeEstablishment(tx, establishmentId, { deletedAt: ctx.now });
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
 * Restores a deleted establishment, its code and its valid invitations. An establishment that is
 * not deleted is not changed.
 * @throws NOT_FOUND; VERSION_CONFLICT; REFERENCE_CODE_TAKEN when another establishment has the
 *   code now
 */
export const restoreEstablishment = administratorPersonProcedure
  .input(named)
  .output(establishmentOutput)
  .mutation(({ ctx, input: { establishmentId, version } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { before, deletedAt } = await lockEstablishment(tx, establishmentId);
      if (deletedAt === null) return before;
      await expectEstablishmentVersion(tx, before, version);
      const after = await storeEstablishment(tx, establishmentId, { deletedAt: null });
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

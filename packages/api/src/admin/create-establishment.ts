import { establishments } from '@aube/db/schema';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../transaction.ts';
import { administratorOrOperatorProcedure } from '../trpc.ts';
import { codeTaken, ESTABLISHMENT, auditedFields } from './establishment-changes.ts';
import { establishmentFields, establishmentOutput } from './establishment-fields.ts';
import { establishmentColumns } from './get-establishment.ts';

/**
 * Makes an establishment. Sent twice it is made once: the second call is refused because the code is taken.
 * @throws INVALID with `notAName` on `name`, `referenceCodeMalformed` or `referenceCodeTaken` on
 *   `referenceCode`
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
    }).catch((thrown: unknown) => {
      throw codeTaken(thrown);
    }),
  );

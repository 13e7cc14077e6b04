import { establishments } from '@aube/db/schema';
import type { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError, toAppError } from '../errors.ts';
import type { SystemContext } from '../system.ts';
import { inTransaction } from '../transaction.ts';
import { administratorProcedure } from '../trpc.ts';
import { codeTaken, ESTABLISHMENT, auditedFields } from './establishment-changes.ts';
import {
  establishmentFields,
  establishmentOutput,
  type Establishment,
} from './establishment-fields.ts';
import { establishmentColumns } from './get-establishment.ts';

function make(
  ctx: SystemContext & { procedure: string; actor: { userId: number } | null },
  input: z.output<typeof establishmentFields>,
): Promise<Establishment> {
  return inTransaction(ctx.db, async (tx) => {
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
  });
}

/**
 * Makes an establishment. Sent twice it is made once: the second call is refused because the code is taken.
 * @throws INVALID with `notAName` on `name`, `referenceCodeMalformed` or `referenceCodeTaken` on
 *   `referenceCode`
 * @source specification §7
 * @decision D43
 */
export const createEstablishment = administratorProcedure
  .input(establishmentFields)
  .output(establishmentOutput)
  .mutation(({ ctx, input }) => make(ctx, input));

/** The same for the site's operator, who may what an administrator may. @throws as the procedure */
export async function createEstablishmentAsSystem(
  ctx: SystemContext,
  given: z.input<typeof establishmentFields>,
): Promise<Establishment> {
  const input = establishmentFields.safeParse(given);
  if (!input.success) throw toAppError(input.error);
  return make({ ...ctx, procedure: 'admin.createEstablishment', actor: null }, input.data);
}

import { recoveryCodes, secondFactors } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import {
  enteringUserProcedure,
  confirmedStaffProcedure,
  confirmedUserProcedure,
} from '../../trpc.ts';
import {
  findStanding,
  lockCredentials,
  replaceRecoveryCodes,
  dropSecondFactor,
} from '../record/second-factor.ts';
import { isSecondFactorRequired, mayHaveSecondFactor } from '../rules/second-factor.ts';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../transaction.ts';

/**
 * State of the caller's second factor (« second facteur »). In every role, a caller with an
 * authenticator needs a code to log in.
 * @decision D57 sign-in#ended-sessions
 */
export const getSecondFactor = enteringUserProcedure
  .output(
    z.object({
      isOffered: z.boolean(),
      isRequired: z.boolean(),
      inForceSince: z.string().nullable(),
      recoveryCodesLeft: z.number(),
    }),
  )
  .query(async ({ ctx }) => {
    const { userId } = ctx.actor;
    const standing = await findStanding(ctx.db, userId);
    if (!standing) throw new AppError('NOT_AUTHENTICATED');
    const [factor] = await ctx.db
      .select({ confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId));
    const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
    return {
      isOffered: mayHaveSecondFactor(standing),
      isRequired: isSecondFactorRequired(standing, ctx.secondFactor),
      inForceSince: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: await ctx.db.$count(recoveryCodes, isLeft),
    };
  });

/**
 * Creates ten recovery codes and voids the earlier codes.
 * @throws CONFIRM_IDENTITY; NOT_FOUND without an active authenticator
 * @decision D57
 */
export const renewRecoveryCodes = confirmedStaffProcedure
  .output(z.object({ recoveryCodes: z.array(z.string()) }))
  .mutation(({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      await lockCredentials(tx, userId);
      const standing = await findStanding(tx, userId);
      if (!standing?.hasSecondFactor) throw new AppError('NOT_FOUND');
      const codes = await replaceRecoveryCodes(tx, ctx, userId);
      await audit(tx, ctx, { subjectUserId: userId });
      return { recoveryCodes: codes };
    }),
  );

/**
 * Removes the caller's authenticator when the second factor is optional for the caller. Nothing
 * changes without an authenticator.
 * @throws CONFIRM_IDENTITY; FORBIDDEN when a second factor is required
 * @decision D57 sign-in#ended-sessions
 */
export const removeSecondFactor = confirmedUserProcedure
  .output(z.void())
  .mutation(async ({ ctx }) => {
    const { userId } = ctx.actor;
    await inTransaction(ctx.db, async (tx) => {
      await lockCredentials(tx, userId);
      const standing = await findStanding(tx, userId);
      if (!standing || isSecondFactorRequired(standing, ctx.secondFactor)) {
        throw new AppError('FORBIDDEN');
      }
      await dropSecondFactor(tx, userId);
      await audit(tx, ctx, { subjectUserId: userId });
    });
  });

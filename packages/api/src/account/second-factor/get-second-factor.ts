import { recoveryCodes, secondFactors } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { enteringUserProcedure } from '../../trpc.ts';
import { findStanding } from '../record/second-factor.ts';
import { isSecondFactorRequired, mayHaveSecondFactor } from '../rules/second-factor.ts';

/**
 * State of the caller's second factor (« second facteur »). Open to everybody, because an
 * authenticator is asked for at login whatever the roles.
 * @decision D57 decisions/0040
 */
export const getSecondFactor = enteringUserProcedure
  .output(
    z.object({
      /** False for a person who is not staff, and for an account with a provider login. */
      isOffered: z.boolean(),
      /** True when the account must have one. */
      isRequired: z.boolean(),
      /** Time of the set-up; null before. */
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

import { recoveryCodes, secondFactors } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { enteringUserProcedure } from '../../trpc.ts';
import { findStanding } from '../record/second-factor.ts';
import { isSecondFactorRequired, mayHaveSecondFactor } from '../rules/second-factor.ts';

/**
 * Where one's own second factor stands (« second facteur »). Everybody may ask: one that was set up is
 * asked for at login whatever became of the roles.
 * @decision D57 decisions/0040
 */
export const getSecondFactor = enteringUserProcedure
  .output(
    z.object({
      /** False for who is no staff, and for an account whose provider asks for its own. */
      isOffered: z.boolean(),
      /** This account may not be without one. */
      isRequired: z.boolean(),
      /** Since when it is asked for; null: it is not set up. */
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

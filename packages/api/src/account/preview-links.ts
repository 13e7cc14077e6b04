import { findAccountToken, findInvitationToken } from '@aube/auth';
import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { linkToken, text } from '../primitives.ts';
import { openProcedure } from '../trpc.ts';
import { findRoles } from './record/find-roles.ts';
import { lacksPassword } from './record/lacks-password.ts';
import { isStaff } from './rules/roles.ts';

const accountLink = z.object({ token: linkToken, username: text(100).optional() });

/**
 * What a link of `/inscription/{jeton}` leads to; it looks and uses nothing up (security TK-4).
 * Its holder reads the reference code that registration asks for.
 * @throws TOKEN_INVALID when it is unknown, used up or expired; ESTABLISHMENT_CLOSED when the
 *   establishment that it is for was deleted
 */
export const previewInvitation = openProcedure
  .input(z.object({ token: linkToken }))
  .output(
    z.object({
      /** The only address that may register, or null for any. */
      email: z.string().nullable(),
      establishmentName: z.string().nullable(),
      /** The establishment's, when the invitation is for one; else the person must know it. */
      referenceCode: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { token } }) => {
    const invitation = await findInvitationToken(ctx.db, { token, now: ctx.now });
    if (!invitation) throw new AppError('TOKEN_INVALID');
    const { email, establishmentId } = invitation;
    if (establishmentId === null) return { email, establishmentName: null, referenceCode: null };
    const [place] = await ctx.db
      .select({ name: establishments.name, referenceCode: establishments.referenceCode })
      .from(establishments)
      .where(and(eq(establishments.id, establishmentId), isNull(establishments.deletedAt)));
    if (!place) throw new AppError('ESTABLISHMENT_CLOSED');
    return { email, establishmentName: place.name, referenceCode: place.referenceCode };
  });

/**
 * Whether an activation link lives, and whether a password is still to be chosen: an account made
 * by an administrator has none yet, and one that was registered twice has lost it. It uses nothing
 * up (security TK-4).
 * @throws TOKEN_INVALID
 */
export const previewActivation = openProcedure
  .input(accountLink)
  .output(
    z.object({
      username: z.string(),
      needsPassword: z.boolean(),
      /** Staff log in afterwards, for 30 minutes at a time: nobody asks them whose the device is. */
      isStaff: z.boolean(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const found = await findAccountToken(ctx.db, { purpose: 'activation', ...input, now: ctx.now });
    if (!found) throw new AppError('TOKEN_INVALID');
    const { userId, username } = found;
    return {
      username,
      needsPassword: await lacksPassword(ctx.db, userId),
      isStaff: isStaff(await findRoles(ctx.db, userId)),
    };
  });

/**
 * Whether a link to choose a new password lives. It uses nothing up (security TK-4).
 * @throws TOKEN_INVALID
 */
export const previewPasswordReset = openProcedure
  .input(accountLink)
  .output(z.object({ username: z.string() }))
  .query(async ({ ctx, input }) => {
    const presented = { purpose: 'passwordReset', ...input, now: ctx.now } as const;
    const found = await findAccountToken(ctx.db, presented);
    if (!found) throw new AppError('TOKEN_INVALID');
    return { username: found.username };
  });

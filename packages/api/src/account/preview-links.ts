import { findAccountToken, findInvitationToken } from '@aube/auth';
import { establishments } from '@aube/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { linkToken, text } from '../primitives.ts';
import { openProcedure } from '../trpc.ts';
import { findRoles } from './record/find-roles.ts';
import { lacksPassword } from '../record/lacks-password.ts';
import { isStaff } from '../people/rules/roles.ts';

const accountLink = z.object({ token: linkToken, username: text(100).optional() });

/**
 * Target of a link of `/inscription/{jeton}`; read-only (security TK-4). It shows the holder the reference code for the registration.
 * @throws TOKEN_INVALID when it is unknown, used up or expired; ESTABLISHMENT_CLOSED when its establishment was deleted
 */
export const previewInvitation = openProcedure
  .input(z.object({ token: linkToken }))
  .output(
    z.object({
      /** The only address that may register; null for any. */
      email: z.string().nullable(),
      establishmentName: z.string().nullable(),
      /** Code of the invitation's establishment; without one the person must know it. */
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
 * State of an activation link, and if a password must be chosen: an account made by an administrator has none yet, and one registered twice has lost it. Read-only (security TK-4).
 * @throws TOKEN_INVALID
 */
export const previewActivation = openProcedure
  .input(accountLink)
  .output(
    z.object({
      username: z.string(),
      needsPassword: z.boolean(),
      /** True for staff, who log in afterwards for 30 minutes: they are not asked about their device. */
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
 * State of a link to choose a new password; read-only (security TK-4).
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

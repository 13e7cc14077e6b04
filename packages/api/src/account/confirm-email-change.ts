import { findEmailChange, spendEmailChange } from '@aube/auth';
import { users } from '@aube/db/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { queueLetter } from '../notifications/record/queue-letter.ts';
import { linkToken } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { refuseLink } from './limit-tries.ts';

const link = z.object({ token: linkToken });
/** The address of the email with the link. */
const address = z.object({ email: z.string() });

/**
 * The address that a link of `/courriel/{jeton}` confirms; read-only (security TK-4).
 * @throws TOKEN_INVALID
 * @decision D54 D61
 */
export const previewEmailChange = openProcedure
  .input(link)
  .output(address)
  .query(async ({ ctx, input: { token } }) => {
    const found = await findEmailChange(ctx.db, { token, now: ctx.now });
    if (!found) throw new AppError('TOKEN_INVALID');
    return { email: found.email };
  });

/**
 * Makes the address of an emailed link the account's own (« courriel »). The old address is told,
 * and links sent there end.
 * @throws TOKEN_INVALID; ALREADY_EXISTS when another account took the address meanwhile, and the
 * link stays valid; TOO_MANY_REQUESTS
 * @decision D54 D61 decisions/0027
 */
export const confirmEmailChange = openProcedure
  .input(link)
  .output(address)
  .mutation(async ({ ctx, input: { token } }) => {
    const { now } = ctx;
    if (!(await findEmailChange(ctx.db, { token, now }))) {
      return refuseLink(ctx, 'emailChange.client');
    }
    const change = await inTransaction(ctx.db, async (tx) => {
      const asked = await spendEmailChange(tx, { token, now });
      if (!asked) throw new AppError('TOKEN_INVALID');
      const { userId, email } = asked;
      const [before] = await tx
        .select({ email: users.email, locale: users.locale })
        .from(users)
        .where(and(eq(users.id, userId), isNull(users.deletedAt)))
        .for('update');
      if (!before) throw new AppError('TOKEN_INVALID');
      await tx
        .update(users)
        .set({ email, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      await queueLetter(tx, {
        kind: 'emailChanged',
        toAddress: before.email,
        locale: before.locale,
        userId,
        now,
      });
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        before: { email: before.email },
        after: { email },
      });
      return asked;
    });
    return { email: change.email };
  });

import { findPendingEmail } from '@aube/auth';
import { secondFactors, users } from '@aube/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { restorableUntil } from '../account/rules/deleted-account.ts';
import { auditLook } from '../audit.ts';
import { AppError } from '../errors.ts';
import { entityId } from '../primitives.ts';
import { administratorProcedure } from '../trpc.ts';
import { findUserRecords, userRecord } from './record/user-record.ts';

/**
 * One account (« utilisateur »), with what its page needs beside the record: the address that waits,
 * how many sessions are open, whether there is a second factor, until when a deletion can be taken back. The look is audited.
 * @throws NOT_FOUND
 * @source specification §7
 * @decision D54 D55
 */
export const getUser = administratorProcedure
  .input(z.object({ userId: entityId }))
  .output(
    userRecord.extend({
      pendingEmail: z.object({ email: z.string(), expiresAt: z.string() }).nullable(),
      openSessions: z.number(),
      hasSecondFactor: z.boolean(),
      restorableUntil: z.string().nullable(),
    }),
  )
  .query(async ({ ctx, input: { userId } }) => {
    const { auth, db, now, actor } = ctx;
    const [user] = await findUserRecords(db, eq(users.id, userId));
    if (!user) throw new AppError('NOT_FOUND');
    const hasFactor = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
    const [pending, openSessions, factors] = await Promise.all([
      findPendingEmail(db, userId),
      auth.list(userId, now),
      db.$count(secondFactors, hasFactor),
    ]);
    if (userId !== actor.userId) await auditLook(ctx, actor.userId, [userId]);
    return {
      ...user,
      pendingEmail: pending && { ...pending, expiresAt: pending.expiresAt.toISOString() },
      openSessions: openSessions.length,
      hasSecondFactor: factors > 0,
      restorableUntil: user.deletedAt && restorableUntil(new Date(user.deletedAt)).toISOString(),
    };
  });

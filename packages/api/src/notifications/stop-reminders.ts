import { findReminderStop } from '@aube/auth';
import { reminderSettings } from '@aube/db/schema';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { linkToken } from '../primitives.ts';
import { inTransaction } from '../transaction.ts';
import { openProcedure } from '../trpc.ts';
import { getReminderState } from './record/reminder-state.ts';

const link = z.object({ token: linkToken });

/**
 * State of the reminders that an email's link stops, and if their reader can turn them on again
 * (not after leaving or after the end). Reading stops nothing, because mail programs open links too
 * (security TK-4).
 * @throws TOKEN_INVALID when it is unknown, or its address or account no longer exists
 */
export const previewReminderStop = openProcedure
  .input(link)
  .output(z.object({ isOn: z.boolean(), canResume: z.boolean() }))
  .query(async ({ ctx, input: { token } }) => {
    const found = await findReminderStop(ctx.db, token);
    if (!found) throw new AppError('TOKEN_INVALID');
    const { isOn, isReviewOn, hasLeft, end } = await getReminderState(
      ctx.db,
      found.userId,
      ctx.now,
    );
    return {
      isOn: (isOn || isReviewOn) && !hasLeft && end === null,
      canResume: !hasLeft && end !== 'finished',
    };
  });

/**
 * Stops the reminders of an email's reader, without a login. The link keeps working after they are
 * turned on again.
 * @throws TOKEN_INVALID when it is unknown, or its address or account no longer exists
 */
export const stopReminders = openProcedure
  .input(link)
  .output(z.void())
  .mutation(({ ctx, input: { token } }) =>
    inTransaction(ctx.db, async (tx) => {
      const found = await findReminderStop(tx, token);
      if (!found) throw new AppError('TOKEN_INVALID');
      const { userId } = found;
      const stopped = await tx
        .update(reminderSettings)
        .set({ nextAt: null, reviewNextAt: null, updatedAt: ctx.now })
        .where(
          and(
            eq(reminderSettings.userId, userId),
            or(isNotNull(reminderSettings.nextAt), isNotNull(reminderSettings.reviewNextAt)),
          ),
        )
        .returning({ time: reminderSettings.time });
      for (const { time } of stopped) {
        await audit(tx, ctx, {
          subjectUserId: userId,
          before: { isOn: true, time },
          after: { isOn: false, time },
        });
      }
    }),
  );

import { reminderSettings } from '@aube/db/schema';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { clockTime, flag } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure } from '../trpc.ts';
import { findSetting } from './record/reminder-setting.ts';
import { nextReminderAt, reminderRules, reminderTimes } from './rules/reminder.ts';

/**
 * Turns one's own reminders (« rappels ») on or off, and keeps their time; without one the time
 * stays. The same for the letter that says that the review of a week is ready. Turning them off is
 * always possible.
 * @throws PROGRAMME_ABANDONED when they are turned on by somebody who has left
 * @decision D36 D68
 */
export const setReminders = participantProcedure
  .input(
    z.object({
      isOn: flag,
      /** A half-hour between 05:00 and 21:00 on the person's clock. */
      time: clockTime
        .refine((time) => reminderTimes.includes(time), { error: 'unknownChoice' })
        .optional(),
      /** To be told that the review of a week is ready; left out, it stays as it is. */
      isReviewOn: flag.optional(),
    }),
  )
  .output(z.object({ isOn: z.boolean(), isReviewOn: z.boolean(), time: z.number() }))
  .mutation(({ ctx, input: { isOn, time: chosen, isReviewOn: wantsReview } }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId, timeZone } = ctx.actor;
      const { abandonedAt } = await lockParticipant(tx, userId);
      if ((isOn || wantsReview === true) && abandonedAt !== null) {
        throw new AppError('PROGRAMME_ABANDONED');
      }
      const before = await findSetting(tx, userId);
      const wasReviewOn = before !== null && before.reviewNextAt !== null;
      const isReviewOn = wantsReview ?? wasReviewOn;
      const time = chosen ?? before?.time ?? reminderRules.usualTime;
      const next = nextReminderAt(time, timeZone, ctx.now);
      const values = {
        time,
        nextAt: isOn ? next : null,
        reviewNextAt: isReviewOn ? next : null,
        updatedAt: ctx.now,
      };
      await tx
        .insert(reminderSettings)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: reminderSettings.userId, set: values });
      await audit(tx, ctx, {
        subjectUserId: userId,
        ...(before && {
          before: { isOn: before.nextAt !== null, isReviewOn: wasReviewOn, time: before.time },
        }),
        after: { isOn, isReviewOn, time },
      });
      return { isOn, isReviewOn, time };
    }),
  );

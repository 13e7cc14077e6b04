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
 * Turns the caller's reminders (« rappels ») on or off and keeps their time, or only the time. The
 * email about a week's review works alike. Turning them off is always possible.
 * @throws PROGRAMME_ABANDONED when a person who has left turns them on
 * @decision D36 D68
 */
export const setReminders = participantProcedure
  .input(
    z.object({
      isOn: flag,
      /** A half-hour between 05:00 and 21:00 in the person's zone. */
      time: clockTime
        .refine((time) => reminderTimes.includes(time), { error: 'unknownChoice' })
        .optional(),
      /** Announces that a week's review is ready; unchanged when absent. */
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

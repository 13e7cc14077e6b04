import { reminderSettings } from '@aube/db/schema';
import { z } from 'zod';
import { findReminderStop } from '@aube/auth';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { clockTime, flag, linkToken } from '../primitives.ts';
import { lockParticipant } from '../programme/record/lock-participant.ts';
import { inTransaction } from '../transaction.ts';
import { participantProcedure, openProcedure } from '../trpc.ts';
import { findSetting } from './record/reminder-setting.ts';
import { nextReminderAt, reminderTimes } from './rules/reminder.ts';
import { getReminderState } from './record/reminder-state.ts';

/**
 * Saves the caller's reminders (« rappels ») and the time. `isReviewOn`: the email about the
 * review of a week.
 * @throws PROGRAMME_ABANDONED when a person who has left turns reminders on
 * @decision D36 D68
 */
export const setReminders = participantProcedure
  .input(
    z.object({
      isOn: flag,
      /**
       * A full or half hour between 05:00 and 21:00 in the person's time zone. When absent: the
       * stored time, or the time that the site proposes.
       */
      time: clockTime
        .refine((time) => reminderTimes.includes(time), { error: 'unknownChoice' })
        .optional(),
      isReviewOn: flag.optional(),
      isCheckOn: flag.optional(),
    }),
  )
  .output(
    z.object({
      isOn: z.boolean(),
      isReviewOn: z.boolean(),
      isCheckOn: z.boolean(),
      time: z.number(),
    }),
  )
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { isOn, time: chosen, isReviewOn: wantsReview, isCheckOn: wantsCheck } = input;
      const { userId, timeZone } = ctx.actor;
      const { abandonedAt } = await lockParticipant(tx, userId);
      if ((isOn || wantsReview === true || wantsCheck === true) && abandonedAt !== null) {
        throw new AppError('PROGRAMME_ABANDONED');
      }
      const before = await findSetting(tx, userId);
      const wasReviewOn = before !== null && before.reviewNextAt !== null;
      const isReviewOn = wantsReview ?? wasReviewOn;
      const wasCheckOn = before !== null && before.checkNextAt !== null;
      const isCheckOn = wantsCheck ?? wasCheckOn;
      const time = chosen ?? before?.time ?? ctx.pages.reminders.time;
      const next = nextReminderAt(time, timeZone, ctx.now);
      const values = {
        time,
        nextAt: isOn ? next : null,
        reviewNextAt: isReviewOn ? next : null,
        // The job checks at this time if the three-month letter is due.
        checkNextAt: isCheckOn ? next : null,
        updatedAt: ctx.now,
      };
      await tx
        .insert(reminderSettings)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: reminderSettings.userId, set: values });
      await audit(tx, ctx, {
        subjectUserId: userId,
        ...(before && {
          before: {
            isOn: before.nextAt !== null,
            isReviewOn: wasReviewOn,
            isCheckOn: wasCheckOn,
            time: before.time,
          },
        }),
        after: { isOn, isReviewOn, isCheckOn, time },
      });
      return { isOn, isReviewOn, isCheckOn, time };
    }),
  );

const link = z.object({ token: linkToken });

/**
 * State of the reminders for a stop link; read-only, because mail programs follow links too
 * (security TK-4). `canResume`: false after leaving and after the programme.
 * @throws TOKEN_INVALID for an unknown link, a changed address or a deleted account
 */
export const previewReminderStop = openProcedure
  .input(link)
  .output(z.object({ isOn: z.boolean(), canResume: z.boolean() }))
  .query(async ({ ctx, input: { token } }) => {
    const found = await findReminderStop(ctx.db, token);
    if (!found) throw new AppError('TOKEN_INVALID');
    const { isOn, isReviewOn, isCheckOn, hasLeft, end } = await getReminderState(ctx, found.userId);
    return {
      isOn: !hasLeft && (isCheckOn || ((isOn || isReviewOn) && end === null)),
      canResume: !hasLeft && (isCheckOn || end !== 'finished'),
    };
  });

/**
 * Stops the reminders of the person who received the email, without a login. The link works
 * repeatedly.
 * @throws TOKEN_INVALID for an unknown link, a changed address or a deleted account
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
        .set({ nextAt: null, reviewNextAt: null, checkNextAt: null, updatedAt: ctx.now })
        .where(
          and(
            eq(reminderSettings.userId, userId),
            or(
              isNotNull(reminderSettings.nextAt),
              isNotNull(reminderSettings.reviewNextAt),
              isNotNull(reminderSettings.checkNextAt),
            ),
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

import { participants, reminderSettings } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../programme/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { reminderRules } from './rules/reminder.ts';

/**
 * Whether and when a person is reminded by letter (« rappels »). Off until they ask.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D36 D44
 */
export const getReminders = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(
    z.object({
      isOn: z.boolean(),
      /** The half-hour chosen, or the usual one while nothing was; minutes after midnight. */
      time: z.number(),
      /** Whether the person has ever said yes or no: who has is not offered them again. */
      isDecided: z.boolean(),
      /** Whether they stopped with the programme. */
      hasLeft: z.boolean(),
    }),
  )
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    const [settings] = await ctx.db
      .select()
      .from(reminderSettings)
      .where(eq(reminderSettings.userId, userId));
    const [participant] = await ctx.db
      .select({ abandonedAt: participants.abandonedAt })
      .from(participants)
      .where(eq(participants.userId, userId));
    return {
      isOn: settings !== undefined && settings.nextAt !== null,
      time: settings?.time ?? reminderRules.usualTime,
      isDecided: settings !== undefined,
      hasLeft: participant !== undefined && participant.abandonedAt !== null,
    };
  });

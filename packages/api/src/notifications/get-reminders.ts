import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { getReadableUser } from '../record/readable-user.ts';
import { userProcedure } from '../trpc.ts';
import { getReminderState, reminderState } from './record/reminder-state.ts';

/**
 * Whether and when a person is reminded by letter (« rappels »). Off until they ask.
 * @throws NOT_FOUND for somebody whom the caller may not know of
 * @decision D36 D44
 */
export const getReminders = userProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(reminderState)
  .query(async ({ ctx, input }) => {
    const userId = await getReadableUser(ctx, input.userId);
    return getReminderState(ctx.db, userId, ctx.now);
  });

import { z } from 'zod';
import { entityId } from '../primitives.ts';
import { readProgramme } from '../programme/record/programme-record.ts';
import { suspensionsOf } from '../programme/record/suspensions.ts';
import { suspendedSince } from '../programme/rules/suspended-since.ts';
import { userStatementProcedure } from '../trpc.ts';
import { weeksOfProgramme } from './record/weeks-of-programme.ts';
import { scheduleHistory } from './rules/schedule-history.ts';
import { scheduleOfWeek } from './rules/schedule.ts';

/**
 * Suspended schedule of a person, for staff and for the page for the doctor; no other reply
 * contains this schedule. Null when no schedule is suspended, or when the person had stopped the
 * schedule before.
 * @throws NOT_FOUND for a person unknown to the caller
 * @decision D71 D76 safety#suspended
 */
export const findSuspendedSchedule = userStatementProcedure
  .input(z.object({ userId: entityId.optional() }))
  .output(
    z
      .object({
        bedTime: z.number(),
        wakeTime: z.number(),
        windowMinutes: z.number(),
        since: z.string(),
      })
      .nullable(),
  )
  .query(async ({ ctx, input: { userId } }) => {
    const record = await readProgramme(ctx, userId);
    const week = weeksOfProgramme(record, ctx.now).at(-1);
    const since = suspendedSince(suspensionsOf(record.suspensions, record.timeZone));
    if (!week || week.suspension === null || since === null) return null;
    const history = scheduleHistory({ ...record, presentWeek: week.number });
    const last = scheduleOfWeek(history, week.number);
    if (last === null) return null;
    const { bedTime, wakeTime, windowMinutes } = last;
    return { bedTime, wakeTime, windowMinutes, since };
  });

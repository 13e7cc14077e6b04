import { locales } from '@aube/content/locale';
import { users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice, locale, timeZone } from '../primitives.ts';
import { declineZone } from '../time/rules/device-zone.ts';
import { moveReminders } from '../notifications/record/reminder-setting.ts';
import { inTransaction } from '../transaction.ts';
import { enteringUserProcedure } from '../trpc.ts';
import { darkModes, textSizes } from './me.ts';

const columns = {
  locale: users.locale,
  timeZone: users.timeZone,
  darkMode: users.darkMode,
  textSize: users.textSize,
  isTimeZoneAssumed: users.isTimeZoneAssumed,
  declinedTimeZones: users.declinedTimeZones,
};

type ZoneAnswers = { isTimeZoneAssumed: boolean; declinedTimeZones: string[] };

function zoneAnswers(
  before: ZoneAnswers & { timeZone: string },
  input: { timeZone?: string | undefined; declinedTimeZone?: string | undefined },
): ZoneAnswers {
  const isMoved = input.timeZone !== undefined && input.timeZone !== before.timeZone;
  const declined = isMoved ? [] : before.declinedTimeZones;
  return {
    isTimeZoneAssumed: before.isTimeZoneAssumed && input.timeZone === undefined,
    declinedTimeZones: input.declinedTimeZone
      ? declineZone(declined, input.declinedTimeZone)
      : declined,
  };
}

/**
 * Saves display preferences: language, time zone, dark mode, text size. Absent fields are not
 * changed. A time zone chosen by the person is never an assumption, even when it equals the present
 * zone. A declined zone is offered again only after a change of zone.
 * @source specification §3 Client preferences
 * @decision D97
 */
export const updatePreferences = enteringUserProcedure
  .input(
    z.object({
      locale: locale.optional(),
      timeZone: timeZone.optional(),
      declinedTimeZone: timeZone.optional(),
      darkMode: choice(darkModes).optional(),
      textSize: choice(textSizes).optional(),
    }),
  )
  .output(
    z.object({
      locale: z.enum(locales),
      timeZone: z.string(),
      darkMode: z.enum(darkModes),
      textSize: z.enum(textSizes),
    }),
  )
  .mutation(({ ctx, input }) =>
    inTransaction(ctx.db, async (tx) => {
      const { userId } = ctx.actor;
      const [before] = await tx
        .select(columns)
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      if (!before) throw new AppError('NOT_AUTHENTICATED');
      const after = {
        locale: input.locale ?? before.locale,
        timeZone: input.timeZone ?? before.timeZone,
        darkMode: input.darkMode ?? before.darkMode,
        textSize: input.textSize ?? before.textSize,
        ...zoneAnswers(before, input),
      };
      await tx
        .update(users)
        .set({ ...after, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      if (after.timeZone !== before.timeZone) {
        await moveReminders(tx, { userId, timeZone: after.timeZone, now: ctx.now });
      }
      await audit(tx, ctx, {
        subjectUserId: userId,
        objectType: 'user',
        objectId: userId,
        before,
        after,
      });
      return after;
    }),
  );

import { locales } from '@aube/content/locale';
import { users } from '@aube/db/schema';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../audit.ts';
import { AppError } from '../errors.ts';
import { choice, locale, timeZone } from '../primitives.ts';
import { moveReminders } from '../notifications/record/reminder-setting.ts';
import { inTransaction } from '../transaction.ts';
import { enteringUserProcedure } from '../trpc.ts';
import { darkModes, textSizes } from './me.ts';

const columns = {
  locale: users.locale,
  timeZone: users.timeZone,
  darkMode: users.darkMode,
  textSize: users.textSize,
};

/**
 * Saves display preferences: language, time zone, dark mode, text size. Absent fields are not
 * changed.
 * @source specification §3 Client preferences
 */
export const updatePreferences = enteringUserProcedure
  .input(
    z.object({
      locale: locale.optional(),
      timeZone: timeZone.optional(),
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

import type { Transaction } from '@aube/db';
import { reminderSettings } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { nextReminderAt } from '../rules/reminder.ts';

export async function findSetting(tx: Transaction, userId: number) {
  const [setting] = await tx
    .select()
    .from(reminderSettings)
    .where(eq(reminderSettings.userId, userId))
    .for('update');
  return setting ?? null;
}

export async function moveReminders(
  tx: Transaction,
  { userId, timeZone, now }: { userId: number; timeZone: string; now: Date },
): Promise<void> {
  const setting = await findSetting(tx, userId);
  if (!setting) return;
  const next = nextReminderAt(setting.time, timeZone, now);
  await tx
    .update(reminderSettings)
    .set({
      nextAt: setting.nextAt && next,
      reviewNextAt: setting.reviewNextAt && next,
      // The job checks at this time if the three-month letter is due.
      checkNextAt: setting.checkNextAt && next,
    })
    .where(eq(reminderSettings.userId, userId));
}

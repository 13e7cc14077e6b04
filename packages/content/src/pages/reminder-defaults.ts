import { z } from 'zod';
import { openCoursePieces } from '../course/course-pieces.ts';
import { readJsonFile } from '../read-json-file.ts';

/** Times that a person may choose. A test of the API checks that the API allows the same times. */
const isReminderTime = (time: number) => time >= 300 && time <= 1260 && time % 30 === 0;

export const reminderDefaultsSchema = z.strictObject({
  /** Proposed time, in minutes after midnight. */
  time: z.int().refine(isReminderTime, {
    error: 'must be a half-hour from 300 (5:00) to 1260 (21:00)',
    params: { code: 'notAReminderTime' },
  }),
  /**
   * Number of saved nights after which reminders are offered in the first two weeks; null for no
   * offer.
   */
  offerAfterNights: z.int().min(1).max(7).nullable(),
});

/**
 * Reminders that are proposed to a person who has not chosen yet.
 * @decision D90 notices#defaults-of-reminders
 */
export type ReminderDefaults = z.infer<typeof reminderDefaultsSchema>;

/** A file `reminders/reminders.json` of the site replaces the product's file. */
export async function readReminderDefaults(
  root: string,
  overrideDir: string | undefined,
  report: (fault: string) => void,
): Promise<ReminderDefaults | undefined> {
  const { fileOf } = openCoursePieces(root, overrideDir, 'pages');
  const file = await fileOf('reminders/reminders.json');
  return (await readJsonFile(file, reminderDefaultsSchema, report))?.data;
}

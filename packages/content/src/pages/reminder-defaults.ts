import { reminderBounds } from '@aube/dictionary';
import { z } from 'zod';
import { openCoursePieces } from '../course/course-pieces.ts';
import { readJsonFile } from '../read-json-file.ts';

const { earliestTime, latestTime, stepMinutes, mostOfferNights } = reminderBounds;

const isReminderTime = (time: number) =>
  time >= earliestTime && time <= latestTime && time % stepMinutes === 0;

export const reminderDefaultsSchema = z.strictObject({
  /** Proposed time, in minutes after midnight. */
  time: z.int().refine(isReminderTime, {
    error: `must be a half-hour from ${earliestTime} to ${latestTime}, in minutes after midnight`,
    params: { code: 'notAReminderTime' },
  }),
  /** Saved nights before the offer, which is made in the first two weeks; null: no offer. */
  offerAfterNights: z.int().min(1).max(mostOfferNights).nullable(),
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

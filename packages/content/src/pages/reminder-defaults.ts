import { z } from 'zod';
import { openCoursePieces } from '../course/course-pieces.ts';
import { readJsonFile } from '../read-json-file.ts';

/** Emails that a participant may ask for: a night or questionnaire, a review, the check. */
export const REMINDER_EMAILS = ['day', 'review', 'check'] as const;

const fault = (code: string) => ({ error: code, params: { code } });

/** The bounds of a person's own time: half-hours from 05:00 to 21:00. */
const isReminderTime = (time: number) => time >= 300 && time <= 1260 && time % 30 === 0;

const shape = z.strictObject({
  /** Proposed time, in minutes after midnight. */
  time: z.int().refine(isReminderTime, fault('notAReminderTime')),
  /** Emails that are selected for a person who follows the offer. Nothing leaves before a save. */
  proposed: z.array(z.enum(REMINDER_EMAILS)).max(REMINDER_EMAILS.length),
  /** Saved nights before the offer, which is made in the first two weeks; null: no offer. */
  offerAfterNights: z.int().min(1).max(7).nullable(),
});

/** Offer to a person who has not chosen yet. @decision D90 notices#defaults-of-reminders */
export type ReminderDefaults = z.infer<typeof shape>;

export const reminderDefaultsSchema = shape.refine(
  ({ proposed, offerAfterNights }) => proposed.length > 0 || offerAfterNights === null,
  { path: ['proposed'], ...fault('nothingProposed') },
);

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

import type { PageLibrary } from '@aube/content';
import type { Database, Transaction } from '@aube/db';
import { participants, questionnaireAnswers, reminderSettings, users } from '@aube/db/schema';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { openingsOf } from '../../programme/record/openings.ts';
import { findPauses } from '../../programme/record/pauses.ts';
import { gateQuestionnaires, type GateFacts } from '../../programme/rules/gate.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { reminderEnd } from '../rules/reminder.ts';

export const reminderState = z.object({
  isOn: z.boolean(),
  isReviewOn: z.boolean(),
  isCheckOn: z.boolean(),
  /** Chosen time, or the time that the site proposes, in minutes after midnight. */
  time: z.number(),
  /** True when the person has made a choice; reminders are then not offered again. */
  isDecided: z.boolean(),
  /** Number of saved nights before reminders are offered; null when reminders are not offered. */
  offerAfterNights: z.number().nullable(),
  hasLeft: z.boolean(),
  /** Reason for sending no reminder: S0 was not answered in time, or the programme is over. */
  end: z.enum(['notBegun', 'finished']).nullable(),
});
export type ReminderState = z.infer<typeof reminderState>;

async function findSubmitted(
  on: Database | Transaction,
  userId: number,
): Promise<GateFacts['submitted']> {
  const rows = await on
    .select({ code: questionnaireAnswers.questionnaire })
    .from(questionnaireAnswers)
    .where(
      and(eq(questionnaireAnswers.userId, userId), isNotNull(questionnaireAnswers.submittedAt)),
    );
  return Object.fromEntries(
    gateQuestionnaires.map((id) => [id, rows.some(({ code }) => code === id)]),
  ) as GateFacts['submitted'];
}

/** State of a person's reminders; all off for a user who is not a participant. */
export async function getReminderState(
  { db: on, pages, now }: { db: Database | Transaction; pages: PageLibrary; now: Date },
  userId: number,
): Promise<ReminderState> {
  const { time, offerAfterNights } = pages.reminders;
  const [row] = await on
    .select({
      timeZone: users.timeZone,
      firstDayOn: participants.programmeFirstDay,
      abandonedAt: participants.abandonedAt,
      openings: openingsOf(participants.userId),
      setting: reminderSettings,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .leftJoin(reminderSettings, eq(reminderSettings.userId, participants.userId))
    .where(eq(participants.userId, userId));
  const setting = row?.setting ?? null;
  const span = row && {
    changedOn: localDateAt(setting?.updatedAt ?? now, row.timeZone),
    firstDayOn: row.firstDayOn,
    pauses: await findPauses(on, userId),
    openings: row.openings,
    submitted: await findSubmitted(on, userId),
  };
  return {
    isOn: setting !== null && setting.nextAt !== null,
    isReviewOn: setting !== null && setting.reviewNextAt !== null,
    isCheckOn: setting !== null && setting.checkNextAt !== null,
    time: setting?.time ?? time,
    isDecided: setting !== null,
    offerAfterNights,
    hasLeft: row !== undefined && row.abandonedAt !== null,
    end: span ? reminderEnd(span, localDateAt(now, row.timeZone)) : null,
  };
}

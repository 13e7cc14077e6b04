import { reminderStopToken } from '@aube/auth';
import type { Transaction } from '@aube/db';
import type { mailOutbox } from '@aube/db/schema';
import {
  nightLink,
  programmeLink,
  reminderStopLink,
  weekLink,
  type LetterContent,
} from '@aube/mailer';
import { localDateAt } from '../time/rules/zone.ts';
import { findRemindedPerson } from './record/reminder-facts.ts';
import { dueReminder, type Reminder } from './rules/reminder.ts';

type OutboxRow = typeof mailOutbox.$inferSelect;

type Site = Parameters<typeof programmeLink>[0];

function whatItSays(site: Site, reminder: Reminder) {
  switch (reminder.kind) {
    case 'night':
      return { waiting: 'day', link: nightLink(site, reminder.date) } as const;
    case 'review':
      return { waiting: 'review', link: weekLink(site, reminder.week) } as const;
    case 'questionnaire':
      return { waiting: 'step', link: programmeLink(site) } as const;
  }
}

/**
 * What a queued reminder says as it leaves, or null when it is no longer true: its day is over, what
 * waited is done, the programme left, the reminders off. @decision D36
 */
export async function reminderLetter(
  tx: Transaction,
  { userId, toAddress, remindsOn, locale }: OutboxRow,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<LetterContent | null> {
  const person = userId === null ? null : await findRemindedPerson(tx, userId, now);
  if (!person || localDateAt(now, person.facts.timeZone) !== remindsOn) return null;
  const reminder = dueReminder({ ...person.facts, remindedOn: [] }, now);
  if (!reminder) return null;
  const site = { publicUrl, locale };
  const token = await reminderStopToken(tx, { userId: person.userId, email: toAddress });
  return {
    kind: 'reminder',
    ...whatItSays(site, reminder),
    stopLink: reminderStopLink(site, token),
  };
}

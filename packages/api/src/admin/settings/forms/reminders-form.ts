import {
  REMINDER_EMAILS,
  type Locale,
  type ReminderDefaults,
  type SiteContent,
} from '@aube/content';
import { reminderWords } from '@aube/mailer';
import { setSpaces } from '@aube/content/typography';
import { z } from 'zod';
import { reminderRules } from '../../../notifications/rules/reminder.ts';
import { choice, clockTime, whole } from '../../../primitives.ts';
import { clockWords } from '../../../time/rules/written-time.ts';
import { faultsOf } from '../../record/site-settings.ts';
import type { SettingForm } from './setting-form.ts';

const email = choice(REMINDER_EMAILS);

/** Emails in their order, each once. */
const inOrder = ({ proposed, ...rest }: ReminderDefaults): ReminderDefaults => ({
  ...rest,
  proposed: REMINDER_EMAILS.filter((each) => proposed.includes(each)),
});

export const remindersForm = {
  typed: z.object({
    time: clockTime,
    proposed: z.array(email).max(REMINDER_EMAILS.length, { error: 'tooMany' }),
    offerAfterNights: whole(1, reminderRules.mostOfferNights).nullable(),
  }),
  shown: z.object({
    time: z.number(),
    proposed: z.array(z.enum(REMINDER_EMAILS)),
    offerAfterNights: z.number().nullable(),
  }),
  preview: z.object({
    time: z.number(),
    offerAfterNights: z.number().nullable(),
    emails: z.array(
      z.object({ kind: z.enum(REMINDER_EMAILS), subject: z.string(), lead: z.string() }),
    ),
  }),
  formOf: inOrder,
  contentOf: inOrder,
  previewOf({ time, proposed, offerAfterNights }: ReminderDefaults, locale: Locale) {
    const emails = proposed.map((kind) => {
      const { subject, lead } = reminderWords[locale][kind];
      return { kind, subject: setSpaces(subject, locale), lead: setSpaces(lead, locale) };
    });
    return { time, offerAfterNights, emails };
  },
  faultsOf: (content: ReminderDefaults) => faultsOf('reminders', content),
  inForce: ({ pages: { reminders } }: SiteContent) => reminders,
  /** Proposed time. */
  headlineOf: ({ time }: ReminderDefaults, locale: Locale) => clockWords(time, locale),
} as const satisfies SettingForm;

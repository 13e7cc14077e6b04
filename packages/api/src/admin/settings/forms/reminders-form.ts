import type { Locale, ReminderDefaults, SiteContent } from '@aube/content';
import { setSpaces } from '@aube/content/typography';
import { reminderWords } from '@aube/mailer';
import { z } from 'zod';
import { reminderRules } from '../../../notifications/rules/reminder.ts';
import { clockTime, whole } from '../../../primitives.ts';
import { clockWords } from '../../../time/rules/written-time.ts';
import { faultsOf } from '../../record/site-settings.ts';
import type { SettingForm } from './setting-form.ts';

/** Reminders that a person gets after accepting the offer of reminders. */
const OFFERED = ['day', 'step'] as const;

export const remindersForm = {
  typed: z.object({
    time: clockTime,
    offerAfterNights: whole(1, reminderRules.mostOfferNights).nullable(),
  }),
  shown: z.object({ time: z.number(), offerAfterNights: z.number().nullable() }),
  preview: z.object({
    time: z.number(),
    offerAfterNights: z.number().nullable(),
    emails: z.array(z.object({ kind: z.enum(OFFERED), subject: z.string(), lead: z.string() })),
  }),
  formOf: (content: ReminderDefaults) => content,
  contentOf: (typed: ReminderDefaults) => typed,
  previewOf({ time, offerAfterNights }: ReminderDefaults, locale: Locale) {
    const emails = OFFERED.map((kind) => {
      const { subject, lead } = reminderWords[locale][kind];
      return { kind, subject: setSpaces(subject, locale), lead: setSpaces(lead, locale) };
    });
    return { time, offerAfterNights, emails };
  },
  faultsOf: (content: ReminderDefaults) => faultsOf('reminders', content),
  inForce: ({ pages: { reminders } }: SiteContent) => reminders,
  /** Default time of the reminders. */
  headlineOf: ({ time }: ReminderDefaults, locale: Locale) => clockWords(time, locale),
} as const satisfies SettingForm;

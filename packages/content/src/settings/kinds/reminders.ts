import { reminderDefaultsSchema, type ReminderDefaults } from '../../pages/reminder-defaults.ts';
import type { SettingKindRules, SiteContent } from '../setting-kind.ts';

const lay = (reminders: ReminderDefaults, files: SiteContent): SiteContent => ({
  ...files,
  pages: { ...files.pages, reminders },
});

/** Reminders that a site proposes by default. */
export const reminders = {
  scope: 'site',
  schema: reminderDefaultsSchema,
  editedSchema: reminderDefaultsSchema,
  lay,
} as const satisfies SettingKindRules;

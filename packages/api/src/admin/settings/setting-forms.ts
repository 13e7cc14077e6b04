import { settingKindNames, type SettingKind } from '@aube/content';
import { z } from 'zod';
import { choice } from '../../primitives.ts';
import { consentForm } from './forms/consent-form.ts';
import { contactsForm } from './forms/contacts-form.ts';
import { crisisForm } from './forms/crisis-form.ts';
import { identityForm } from './forms/identity-form.ts';
import { instrumentsForm } from './forms/instruments-form.ts';
import { remindersForm } from './forms/reminders-form.ts';
import { resourcesForm } from './forms/resources-form.ts';
import { draftInput, readOutput, type SettingForm } from './forms/setting-form.ts';

const SETTING_FORMS = {
  identity: identityForm,
  contacts: contactsForm,
  crisis: crisisForm,
  resources: resourcesForm,
  consent: consentForm,
  instruments: instrumentsForm,
  reminders: remindersForm,
} as const satisfies Record<SettingKind, SettingForm>;

export const settingKind = choice(settingKindNames);

export const settingForm = (kind: SettingKind): SettingForm => SETTING_FORMS[kind];

export const settingOutput = z.discriminatedUnion('kind', [
  readOutput('identity', SETTING_FORMS.identity),
  readOutput('contacts', SETTING_FORMS.contacts),
  readOutput('crisis', SETTING_FORMS.crisis),
  readOutput('resources', SETTING_FORMS.resources),
  readOutput('consent', SETTING_FORMS.consent),
  readOutput('instruments', SETTING_FORMS.instruments),
  readOutput('reminders', SETTING_FORMS.reminders),
]);

export const settingDraftInput = z.discriminatedUnion('kind', [
  draftInput('identity', SETTING_FORMS.identity),
  draftInput('contacts', SETTING_FORMS.contacts),
  draftInput('crisis', SETTING_FORMS.crisis),
  draftInput('resources', SETTING_FORMS.resources),
  draftInput('consent', SETTING_FORMS.consent),
  draftInput('instruments', SETTING_FORMS.instruments),
  draftInput('reminders', SETTING_FORMS.reminders),
]);

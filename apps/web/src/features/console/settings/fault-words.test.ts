import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { faultLines } from './fault-words.ts';

const i18n = setupI18n({ locale: 'fr', messages: { fr: messages } });

it.each([
  [['contacts', 0, 'name', 'en'], 'required', 'contacts.0.name.en', /en anglais/],
  [['contacts', 0, 'name', 'fr'], 'required', 'contacts.0.name.fr', /en français/],
  [['form', 'contacts', 1, 'phone'], 'notCallable', 'contacts.1.phone', /indicatif/],
  [['form', 'contacts', 0, 'email'], 'notAnEmail', 'contacts.0.email', /courriel/],
  [['lines'], 'required', 'lines', /Répondez/],
  [['text', 'fr'], 'hiddenWords', 'text.fr', /\{% et <!--/],
  [['lines', 0, 'url'], 'notKnown', 'lines.0.url', /Vérifiez/],
])('says the fault at %j in words', (path, code, fieldId, text) => {
  const lines = faultLines([{ path, code }], (message) => i18n._(message));
  expect(lines).toEqual([{ fieldId, text: expect.stringMatching(text) }]);
});

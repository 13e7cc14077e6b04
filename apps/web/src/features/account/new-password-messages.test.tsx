// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer, press, refusal } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import PasswordResetPage from './password-reset-page.tsx';
import RegistrationPage from './registration-page.tsx';

const missing = (...fields: string[]) =>
  refusal(
    'INVALID',
    422,
    {},
    fields.map((field) => ({ path: [field], code: 'required' })),
  );

beforeEach(() => {
  history.replaceState(null, '', '/inscription');
  playServer({
    'account.previewInvitation': () => ({
      email: null,
      establishmentName: null,
      referenceCode: 'CS',
    }),
    'programme.getPage': () => ({ edition: { version: '1', publishedOn: '2026-01-01' } }),
    'account.register': () => missing('password', 'passwordConfirmation'),
    'account.previewPasswordReset': () => ({ username: 'ana' }),
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const faultOf = (field: string) => document.getElementById(`${field}-error`)?.textContent;

it.each([
  ['registration', RegistrationPage, 'Créer mon compte'],
  ['passwordReset', PasswordResetPage, 'Enregistrer le mot de passe'],
] as const)(
  'an empty second password is told in its own words: %s',
  async (routeId, Page, send) => {
    await openTab()(<Page params={{ token: 'x' }} routeId={routeId} />);
    await press(send);
    expect(faultOf('password')).toBe('Choisissez un mot de passe d’au moins 12 caractères');
    expect(faultOf('passwordConfirmation')).toBe('Entrez le mot de passe une seconde fois');
    expect(document.body.textContent).not.toContain('Répondez à cette question');
  },
);

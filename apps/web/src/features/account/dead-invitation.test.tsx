import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer, refusal } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import RegistrationPage from './registration-page.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it.each([
  ['used', 'Cette invitation a déjà servi', 'Se connecter'],
  ['full', 'Toutes les places de cette invitation sont prises', 'Connectez-vous'],
  ['expired', 'Le délai de cette invitation est passé', 'Connectez-vous'],
  ['revoked', 'Cette invitation a été annulée', 'Connectez-vous'],
  ['unknown', 'Ce lien n’est plus valable', 'Connectez-vous'],
])('a link whose invitation is %s says so and leads to the login', async (end, title, login) => {
  playServer({ 'account.previewInvitation': () => refusal('TOKEN_INVALID', 422, { end }) });
  await openTab()(<RegistrationPage params={{ token: 'x' }} routeId="registration" />);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('link', { name: login }).getAttribute('href')).toBe('/connexion');
});

// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountKey } from '../../lib/early-answers.ts';
import { presentPerson } from '../../lib/present-person.ts';
import { openTab, playServer, press } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import ActivationPage from './activation-page.tsx';
import PasswordResetPage from './password-reset-page.tsx';
import RegistrationPage from './registration-page.tsx';
import { WithoutOtherSession } from './without-other-session.tsx';

const zoe = { userId: 7, username: 'zroy', firstName: 'Zoé', lastName: 'Roy' };
const asked: string[] = [];
let account: object | null = zoe;

beforeEach(() => {
  asked.length = 0;
  account = zoe;
  presentPerson.set(7);
  history.replaceState(null, '', '/inscription');
  const answer = (procedure: string, reply: unknown) => () => {
    asked.push(procedure);
    return reply;
  };
  playServer({
    'account.findMe': () => account,
    'account.logout': () => {
      asked.push('logout');
      account = null;
    },
    'account.previewInvitation': answer('invitation', {
      email: null,
      establishmentName: 'Clinique du sommeil',
      referenceCode: 'CS',
    }),
    'account.markInvitationOpened': answer('opened', null),
    'programme.getPage': () => ({ edition: { version: '1', publishedOn: '2026-01-01' } }),
    'account.previewActivation': () => ({
      username: 'ana',
      needsPassword: false,
      isStaff: false,
    }),
    'account.previewPasswordReset': () => ({ username: 'zroy' }),
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const isOpen = () => screen.findByText('La session de Zoé Roy est ouverte ici');

it('an invitation is read only after the session of the other person is closed', async () => {
  await openTab()(<RegistrationPage params={{ token: 'x' }} routeId="registration" />);
  expect(await isOpen()).toBeTruthy();
  expect(screen.queryByLabelText('Prénom')).toBeNull();
  expect(asked).toEqual([]);
  const keep = screen.getByRole('link', { name: 'Garder la session de Zoé Roy' });
  expect(keep.getAttribute('href')).toBe('/');
  await press('Fermer cette session et continuer');
  expect(await screen.findByLabelText('Prénom')).toBeTruthy();
  expect(asked[0]).toBe('logout');
  expect(asked).toContain('opened');
  expect(location.pathname).toBe('/inscription');
});

it('a finished document that assumes nobody asks when a session is found', async () => {
  let answer = (_account: object) => undefined as void;
  account = new Promise<object>((resolve) => (answer = resolve));
  function Assumed() {
    const queryClient = useQueryClient();
    useState(() => queryClient.setQueryData(accountKey, null, { updatedAt: 0 }));
    return <WithoutOtherSession effect="x">the form</WithoutOtherSession>;
  }
  await openTab()(<Assumed />);
  expect(screen.getByText('the form')).toBeTruthy();
  await act(async () => answer(zoe));
  expect(await isOpen()).toBeTruthy();
  expect(screen.queryByText('the form')).toBeNull();
});

it('an activation link waits in the same way', async () => {
  history.replaceState(null, '', '/activation');
  await openTab()(<ActivationPage params={{ token: 'x' }} routeId="activation" />);
  expect(await isOpen()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Activer mon compte' })).toBeNull();
  await press('Fermer cette session et continuer');
  expect(await screen.findByRole('button', { name: 'Activer mon compte' })).toBeTruthy();
});

it('a link for the account of the session asks nothing', async () => {
  history.replaceState(null, '', '/reinitialisation-mot-passe');
  const link = { token: 'x', username: 'zroy' };
  await openTab()(<PasswordResetPage params={link} routeId="passwordReset" />);
  expect(await screen.findByRole('button', { name: 'Enregistrer le mot de passe' })).toBeTruthy();
});

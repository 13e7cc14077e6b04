import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, playServer } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { ConsentPanel } from './consent-panel.tsx';

afterEach(cleanup);

it('shows the day of the consent where the person lives', async () => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({
    'account.findMe': () => ({ timeZone: 'America/Toronto' }),
    'rights.getOwnConsent': () => ({
      presentVersion: '1.0',
      isDue: false,
      given: [{ version: '1.0', givenAt: '2026-03-03T02:00:00.000Z' }],
    }),
  });
  await openTab()(<ConsentPanel />);
  const item = await screen.findByRole('listitem');
  expect(item.textContent?.replaceAll('\u00a0', ' ')).toBe('Version 1.0, acceptée le 2 mars 2026');
});

it.each([
  ['1.1', false, true],
  ['1.0', false, false],
  ['2.0', true, false],
])('says that words were corrected since: in force %s', async (presentVersion, isDue, isSaid) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  playServer({
    'account.findMe': () => ({ timeZone: 'America/Toronto' }),
    'rights.getOwnConsent': () => ({
      presentVersion,
      isDue,
      given: [{ version: '1.0', givenAt: '2026-03-03T02:00:00.000Z' }],
    }),
  });
  await openTab()(<ConsentPanel />);
  await screen.findByRole('listitem');
  expect(screen.queryByText(/des mots y ont été corrigés/) !== null).toBe(isSaid);
});

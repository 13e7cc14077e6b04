import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer, refusal } from '../../../../lib/testing/played-server.tsx';
import { messages } from '../../../../locales/fr/messages.po';
import { LeavingPanel } from './leaving-panel.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it.each([
  ['does not answer', () => new Promise(() => undefined)],
  ['fails', () => refusal('UNAVAILABLE', 503)],
])('leads to leaving even when the programme %s', async (_, overview) => {
  playServer({ 'programme.overview': overview });
  await openTab()(<LeavingPanel />);
  const link = await screen.findByRole('link', { name: /Quitter le programme/ });
  expect(link.getAttribute('href')).toBe('/abandon');
});

it('says that it is over, not that leaving can be undone for 24 hours', async () => {
  playServer({ 'programme.overview': () => ({ abandonment: {}, openings: [] }) });
  await openTab()(<LeavingPanel />);
  expect(await screen.findByText(/^Votre participation au programme a pris fin/)).not.toBeNull();
  expect(screen.queryByText(/24 heures/)).toBeNull();
});

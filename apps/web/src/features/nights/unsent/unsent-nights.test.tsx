import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeviceNight, deviceNights } from '../../../lib/device-nights.ts';
import { announce, LiveRegion } from '../../../lib/live-region.tsx';
import { tabSubmissions } from '../../../lib/tab-submissions.ts';
import { keptNight } from '../../../lib/testing/kept-night.ts';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import UnsentNights from './unsent-nights.tsx';

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  announce('');
  deviceNights.set([]);
  tabSubmissions.set([]);
});

const key = 'night/2026-01-05';

const night = (date: string, standing: DeviceNight['standing']): DeviceNight => ({
  ...keptNight({ date }),
  standing,
});
const monday = night('2026-01-05', 'sent');

it.each([
  ['says so once the last one was sent', [monday, night('2026-01-06', 'sent')], true],
  ['does not say so of one that was erased from the device', [monday], false],
])('%s', async (_, after, isSaid) => {
  deviceNights.set([monday, night('2026-01-06', 'refused')]);
  await openTab()(
    <>
      <UnsentNights />
      <LiveRegion />
    </>,
  );
  act(() => deviceNights.set(after));
  expect(screen.queryByText(/^Tout est envoyé/) !== null).toBe(isSaid);
});

it('tells of a night that this tab alone holds, where it is, and that it was sent', async () => {
  tabSubmissions.set([{ key, standing: 'waiting', isTold: true }]);
  await openTab()(
    <>
      <UnsentNights />
      <LiveRegion />
    </>,
  );
  const notice = screen.getByRole('complementary', { name: /^Nuits en attente/ });
  expect(notice.textContent).toContain('Une nuit n’est pas encore envoyée');
  expect(notice.textContent).toContain('Laissez le site ouvert');
  expect(screen.getByRole('link').getAttribute('href')).toContain('2026-01-05');
  act(() => tabSubmissions.set([{ key, standing: 'sent', isTold: true }]));
  expect(screen.getByText(/^Tout est envoyé/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fermer' })).toBeTruthy();
});

it('of which the device holds a copy is told once, as the device has it', async () => {
  deviceNights.set([night('2026-01-05', 'waiting')]);
  tabSubmissions.set([{ key, standing: 'sent', isTold: true }]);
  await openTab()(<UnsentNights />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('gardée sur cet appareil')).toBeTruthy();
});

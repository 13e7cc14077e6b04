import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DeviceNight, deviceNights, isLogoutAsked } from '../../../lib/device-nights.ts';
import { begunAtLogout } from '../../../lib/device/device.ts';
import { tabSubmissions } from '../../../lib/tab-submissions.ts';
import { keptNight } from '../../../lib/testing/kept-night.ts';
import { openTab } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import LogoutWarning from './logout-warning.tsx';

beforeEach(() => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  deviceNights.set([]);
  tabSubmissions.set([]);
  begunAtLogout.set(0);
  isLogoutAsked.set(false);
});

const waiting: DeviceNight = keptNight({ date: '2026-01-05' });

it.each<[string, readonly DeviceNight[], number, string, string]>([
  ['a night', [waiting], 0, 'Une nuit n’est pas encore envoyée', 'Effacer et me déconnecter'],
  [
    'what was begun',
    [],
    1,
    'Ce que vous écriviez n’est pas encore envoyé',
    'Effacer et me déconnecter',
  ],
  ['nothing any more', [], 0, 'Toutes vos nuits sont envoyées', 'Me déconnecter'],
])('a logout that would take along %s says so', async (_, nights, begun, title, button) => {
  deviceNights.set(nights);
  begunAtLogout.set(begun);
  isLogoutAsked.set(true);
  await openTab()(<LogoutWarning />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

it('says so of a night that this tab alone holds', async () => {
  tabSubmissions.set([{ key: 'night/2026-01-05', standing: 'waiting', isTold: false }]);
  isLogoutAsked.set(true);
  await openTab()(<LogoutWarning />);
  expect(screen.getByRole('heading', { name: 'Une nuit n’est pas encore envoyée' })).toBeTruthy();
});

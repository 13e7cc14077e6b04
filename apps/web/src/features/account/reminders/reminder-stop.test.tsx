import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ReminderStop } from './reminder-stop.tsx';

let preview: () => unknown;
let stop: () => unknown;
beforeEach(() => {
  preview = () => ({ isOn: true, canResume: true });
  stop = () => null;
  playServer({
    'notifications.previewReminderStop': () => preview(),
    'notifications.stopReminders': () => stop(),
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const STOP = 'Arrêter les rappels';
const STOPPED = 'Les rappels sont arrêtés';
const DEAD = 'Ce lien ne fonctionne plus';
const settingsLink = () => screen.queryByRole('link', { name: 'Mon compte' });
const show = () => openTab()(<ReminderStop token="token" />);

it('stops by the button, and says where they are turned on again', async () => {
  await show();
  await press(STOP);
  expect(await screen.findByText(STOPPED)).toBeTruthy();
  expect(settingsLink()).toBeTruthy();
});

it('has no button once they are off', async () => {
  preview = () => ({ isOn: false, canResume: true });
  await show();
  expect(await screen.findByText(STOPPED)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(settingsLink()).toBeTruthy();
});

it('promises nothing to somebody whose reminders have ended for good', async () => {
  preview = () => ({ isOn: false, canResume: false });
  await show();
  expect(await screen.findByText(STOPPED)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(settingsLink()).toBeNull();
});

it.each(['TOKEN_INVALID', 'INVALID'])(
  'leads to the settings from a dead link (%s)',
  async (code) => {
    preview = () => refusal(code);
    const { container } = await show();
    expect(await screen.findByText(DEAD)).toBeTruthy();
    expect(settingsLink()?.getAttribute('href')).toMatch(/\/mon-compte#rappels$/);
    expect(container.textContent).not.toMatch(/60|adresse/);
  },
);

it('says so too when the link died while the page was open', async () => {
  await show();
  stop = () => refusal('TOKEN_INVALID');
  await press(STOP);
  expect(await screen.findByText(DEAD)).toBeTruthy();
});

it('keeps the button, and says why, when stopping failed', async () => {
  await show();
  stop = () => refusal('UNAVAILABLE', 503);
  await press(STOP);
  expect((await screen.findByRole('alert')).textContent).toContain('occupé pour le moment');
  await press(STOP);
});

import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab, playServer, press, refusal } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import { ReminderOffer } from './reminder-offer.tsx';
import type { Overview } from '../../lib/use-overview.ts';

const overview = {
  person: { isConsulted: false },
  abandonment: null,
  days: [{ status: 'completed' }],
  weeks: [{ isCurrent: true, number: 1 }],
} as unknown as Overview;
const OFFER = /^Souhaitez-vous un rappel/;

let settings: object;
let save: () => unknown;
beforeEach(() => {
  settings = {
    isOn: false,
    isReviewOn: false,
    isCheckOn: false,
    time: 480,
    isDecided: false,
    offerAfterNights: 1,
    hasLeft: false,
    end: null,
  };
  save = () => ({ isOn: false, isReviewOn: false, isCheckOn: false, time: 480 });
  playServer({
    'notifications.getReminders': () => settings,
    'notifications.setReminders': () => save(),
  });
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

it('remembers a refusal: it is acknowledged once, and the offer does not come back', async () => {
  const show = openTab();
  const { unmount } = await show(<ReminderOffer overview={overview} />);
  await press('Non merci');
  expect((await screen.findByText(/^D’accord/)).textContent).toContain('sur la page Mon compte');
  unmount();
  const { container } = await show(<ReminderOffer overview={overview} />);
  expect(container.textContent).toBe('');
});

it('stays, and says why, when the refusal could not be kept', async () => {
  save = () => refusal('UNAVAILABLE', 503);
  await openTab()(<ReminderOffer overview={overview} />);
  await press('Non merci');
  expect((await screen.findByRole('alert')).textContent).toContain('occupé pour le moment');
  expect(screen.getByRole('heading', { name: OFFER })).toBeTruthy();
});

it('is made after the night that the site waits for', async () => {
  settings = { ...settings, offerAfterNights: 2 };
  const night = { status: 'completed' };
  const seen = { ...overview, days: [night, { status: 'due' }, night] } as unknown as Overview;
  await openTab()(<ReminderOffer overview={seen} />);
  expect(await screen.findByRole('heading', { name: OFFER })).toBeTruthy();
});

it.each([
  ['to somebody who has decided', {}, { isDecided: true }],
  ['to staff who look', { person: { isConsulted: true } }, {}],
  ['after leaving', { abandonment: {} }, {}],
  ['before a night is saved', { days: [{ status: 'due' }] }, {}],
  ['where the site makes no offer', {}, { offerAfterNights: null }],
  ['before the second night, where the site waits for two', {}, { offerAfterNights: 2 }],
  ['after the beginning', { weeks: [{ isCurrent: true, number: 3 }] }, {}],
])('is not made %s', async (_, change, decided) => {
  settings = { ...settings, ...decided };
  const seen = { ...overview, ...change } as unknown as Overview;
  const { container } = await openTab()(<ReminderOffer overview={seen} />);
  expect(container.textContent).toBe('');
});

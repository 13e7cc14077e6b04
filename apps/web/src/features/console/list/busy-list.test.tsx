import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer, press, refusal } from '../../../lib/testing/played-server.tsx';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { describeParticipants } from '../participants/participant-description.tsx';
import { loadStaffMessages } from '../staff-messages.ts';
import { StaffList } from './staff-list.tsx';

afterEach(cleanup);

const BUSY = {
  fr: 'Beaucoup de recherches et de calculs sont en cours. Réessayez dans quelques secondes.',
  en: 'Many people are searching or counting right now. Please try again in a few seconds.',
};

it.each([
  ['fr', fr, 'Réessayer', 'Pas encore de participant'],
  ['en', en, 'Try again', 'No participants yet'],
] as const)('in %s, a busy site says so and reads again on a press', async (...given) => {
  const [locale, messages, again, empty] = given;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  loadStaffMessages();
  act(() => i18n.loadAndActivate({ locale, messages }));
  const answer = vi.fn<() => unknown>(() => refusal('TOO_BUSY', 503));
  playServer({ 'admin.listParticipants': answer });
  await openTab()(<StaffList list={describeParticipants({ places: [], isOfSeveral: false })} />);
  expect(await screen.findByText(BUSY[locale])).toBeTruthy();
  answer.mockReturnValue({ rows: [], total: 0, page: 1 });
  await press(again);
  expect(await screen.findByText(empty)).toBeTruthy();
  expect(screen.queryByText(BUSY[locale])).toBeNull();
});

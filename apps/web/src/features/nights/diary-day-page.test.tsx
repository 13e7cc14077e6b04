import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceNights } from '../../lib/device-nights.ts';
import { keptNight } from '../../lib/testing/kept-night.ts';
import { messages } from '../../locales/fr/messages.po';
import DiaryDayPage from './diary-day-page.tsx';

const { dropNight } = vi.hoisted(() => ({
  dropNight: vi.fn<(date: string) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('../../lib/device/device.ts', () => ({ dropNight, openNight: () => () => undefined }));
vi.mock('../../trpc.ts', () => ({ trpc: {}, trpcClient: {} }));
vi.mock('../../lib/use-overview.ts', () => ({
  useOverview: () => ({
    data: {
      person: { isConsulted: false, timeZone: 'America/Toronto' },
      today: '2026-01-26',
      takesEntries: true,
      days: [],
      drafts: [],
      weeks: [],
      pauses: [{ id: 1, week: 2, startsOn: '2026-01-19', resumesOn: '2026-01-25' }],
      openings: [],
    },
  }),
}));

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it('a night that was refused since a pause moved its day can still be read, and erased', async () => {
  const date = '2026-01-20';
  deviceNights.set([keptNight({ date, standing: 'refused', reason: 'DAY_NOT_OPEN' })]);
  render(
    <I18nProvider i18n={i18n}>
      <DiaryDayPage routeId="diaryDay" params={{ date }} />
    </I18nProvider>,
  );
  expect(await screen.findByText(/une pause a déplacé les semaines/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Effacer de cet appareil' }));
  expect(dropNight).toHaveBeenCalledWith(date);
});

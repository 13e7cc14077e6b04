import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import TodayPage from './today-page.tsx';

vi.mock('./below-today.tsx', () => ({ default: () => null }));
vi.mock('./trial-card.tsx', () => ({ default: () => null }));
vi.mock('./schedule-step.tsx', () => {
  throw new Error('404');
});

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const today = '2026-11-29';
const overview = {
  today,
  firstDayOn: '2026-11-09',
  awaySince: null,
  abandonment: null,
  pauses: [],
  openings: [],
  drafts: [],
  modules: [],
  currentStep: null,
  trials: [],
  openSafetyFlags: [],
  programmeWeek: 3,
  diaryWeek: 3,
  submitted: {},
  dueQuestionnaire: null,
  dueLength: { questions: 49, minutes: 10 },
  unreadNotifications: 0,
  person: { isConsulted: false, timeZone: 'UTC' },
  days: [],
  weeks: [
    {
      number: 3,
      isCurrent: true,
      kind: 'programme',
      availability: 'available',
      dates: [],
      schedule: null,
    },
  ],
};
it('without the code of the schedule step, the page keeps its safety link', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 13, 0), toFake: ['Date'] });
  playServer({
    'account.findMe': () => ({
      userId: 'u',
      firstName: 'Ada',
      roles: ['participant'],
      programmeWeek: 3,
      programmeAbandonedAt: null,
    }),
    'programme.overview': () => overview,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await openTab()(<TodayPage />);
  await act(async () => new Promise((done) => setTimeout(done, 800)));
  expect(screen.queryByText(/Quelque chose est arrivé/u)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Choisir mon horaire' })).toBeDefined();
});

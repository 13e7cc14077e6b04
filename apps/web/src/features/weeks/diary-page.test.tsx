import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import DiaryPage from './diary-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const today = '2026-11-29';
const schedule = { bedTime: 60, wakeTime: 420 };
const overview = {
  today,
  firstDayOn: '2026-11-09',
  abandonment: null,
  pauses: [],
  openings: [],
  drafts: [],
  trials: [],
  openSafetyFlags: [],
  diaryWeek: 3,
  programmeWeek: 3,
  person: { isConsulted: false, timeZone: 'UTC' },
  days: [
    { id: 1, week: 3, date: today, status: 'due', isEditable: true, night: null, measures: null },
  ],
  weeks: [
    {
      id: 3,
      number: 3,
      isCurrent: false,
      kind: 'programme',
      availability: 'frozen',
      dates: [today],
      opensOn: today,
      completedNights: 0,
      sleepEfficiencyPercent: null,
      schedule,
    },
  ],
};

it.each([
  [0, 30, false, /Vous ne dormez pas/, true],
  [3, 0, false, /Vous ne dormez pas/, true],
  [10, 0, false, /Noter ma nuit/, false],
  [3, 0, true, /à compléter/, false],
])('at %i:%i, for staff: %s, shows %s above the diary', async (...given) => {
  const [hour, minute, isConsulted, words, isClosed] = given;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, hour, minute), toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  const person = { ...overview.person, isConsulted };
  playServer({ 'programme.overview': () => ({ ...overview, person }) });
  await openTab()(<DiaryPage />);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByText('Ouvrir mon journal') !== null).toBe(isClosed);
  expect(document.querySelector('details[open]')).toBeNull();
});

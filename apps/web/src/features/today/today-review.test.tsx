import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import { messages } from '../../locales/fr/messages.po';
import { waitingReview, reviewBefore } from '../weeks/review/waiting-review.ts';
import { shownReview } from '../weeks/review/review-steps.ts';
import TodayPage from './today-page.tsx';
import './schedule-step.tsx';
import './nothing-due.tsx';
import './review-beside.tsx';

vi.mock('./below-today.tsx', () => ({ default: () => null }));
vi.mock('./trial-card.tsx', () => ({ default: () => null }));

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const weekOf = (number: number, opensOn: string, change: object = {}) => ({
  id: number,
  number,
  isCurrent: false,
  kind: 'programme',
  availability: 'frozen',
  opensOn,
  dates: Array.from({ length: 7 }, (_, i) => dayAfter(opensOn, i + 1)),
  schedule: null,
  suspendedWakeTime: null,
  suspension: null,
  stopped: null,
  meanTotalSleepMinutes: null,
  sleepEfficiencyPercent: null,
  intention: null,
  intentionOn: null,
  trialTaps: {},
  trialOutcome: null,
  checkAnswers: [],
  isSleepyAtWheel: null,
  questions: [],
  proposedWindow: null,
  completedNights: 0,
  ...change,
});

const today = '2026-11-29';
const account = { userId: 'u', firstName: 'Ada', roles: ['participant'], programmeWeek: 26 };
const base = {
  today,
  awaySince: null,
  abandonment: null,
  pauses: [],
  drafts: [],
  modules: [],
  currentStep: null,
  trials: [],
  openSafetyFlags: [],
  programmeWeek: 26,
  submitted: {},
  dueQuestionnaire: null,
  dueLength: { questions: 49, minutes: 10 },
  unreadNotifications: 0,
  person: { isConsulted: false, timeZone: 'UTC' },
  days: [],
};
async function openToday(overview: object) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 13, 0), toFake: ['Date'] });
  playServer({
    'account.findMe': () => ({ ...account, programmeAbandonedAt: null }),
    'programme.overview': () => overview,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await openTab()(<TodayPage />);
  await act(async () => new Promise((done) => setTimeout(done, 900)));
}

it('after week 25, the review that ends the last experiment is offered today', async () => {
  const over = {
    ...base,
    firstDayOn: dayAfter(today, -175),
    diaryWeek: 26,
    openings: [],
    weeks: [
      weekOf(24, dayAfter(today, -14), {
        intention: 'keepRising',
        intentionOn: dayAfter(today, -14),
      }),
      weekOf(25, dayAfter(today, -7)),
    ],
  };
  expect(waitingReview(over as never)).toBe(25);
  await openToday(over);
  expect(document.body.textContent).toContain('Le bilan de votre semaine 25 est prêt');
});

const opening = { kind: 'return', firstWeek: 26, openedOn: dayAfter(today, -7) };
const second = {
  ...base,
  firstDayOn: dayAfter(today, -182),
  diaryWeek: 27,
  openings: [opening],
  weeks: [
    weekOf(25, dayAfter(today, -14)),
    weekOf(26, dayAfter(today, -7), { kind: 'return' }),
    weekOf(27, today, { kind: 'return', isCurrent: true, availability: 'available' }),
  ],
};

it('in the second week of a return, the card says what its review asks', async () => {
  expect(waitingReview(second as never)).toBe(26);
  expect(shownReview(second as never, 26)?.steps).toContain('check');
  expect(shownReview(second as never, 26)?.steps).toContain('window');
  await openToday(second);
  expect(document.body.textContent).toContain('Votre sécurité');
});

it('in the second week of a return, the diary has one door', () => {
  expect(reviewBefore(second as never, second.weeks[2] as never)).toBe(26);
});

it('in the first week of a return, today leads to the schedule', async () => {
  const first = {
    ...base,
    firstDayOn: dayAfter(today, -175),
    diaryWeek: 26,
    openings: [{ kind: 'return', firstWeek: 26, openedOn: today }],
    weeks: [
      weekOf(24, dayAfter(today, -14), {
        intention: 'keepRising',
        intentionOn: dayAfter(today, -14),
      }),
      weekOf(25, dayAfter(today, -7)),
      weekOf(26, today, { kind: 'return', isCurrent: true, availability: 'available' }),
    ],
  };
  expect(waitingReview(first as never)).toBe(25);
  expect(shownReview(first as never, 25)?.steps).toEqual(['trial', 'week']);
  await openToday(first);
  expect(screen.queryByText('Choisir mon horaire')).not.toBeNull();
});

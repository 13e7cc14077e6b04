import { addDays } from '@aube/api/rules';
import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import { openToday, today } from './testing/open-today.tsx';

vi.mock('./below-today.tsx', () => ({ default: () => null }));
vi.mock('./trial-card.tsx', () => ({ default: () => null }));

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const weekOf = (number: number, opensOn: string, change: object = {}) => ({
  id: number,
  number,
  isCurrent: false,
  kind: 'programme',
  availability: 'frozen',
  opensOn,
  dates: Array.from({ length: 7 }, (_, index) => addDays(opensOn, index + 1)),
  schedule: null,
  suspension: null,
  stopped: null,
  meanTotalSleepMinutes: null,
  intention: null,
  intentionOn: null,
  trialTaps: {},
  trialOutcome: null,
  checkAnswers: [],
  isSleepyAtWheel: null,
  proposedWindow: null,
  ...change,
});

const lastWeek = addDays(today, -7);
const tried = { intention: 'keepRising', intentionOn: addDays(today, -14) };
const open = { kind: 'return', isCurrent: true, availability: 'available' };
const week24 = weekOf(24, addDays(today, -14), tried);
const week25 = weekOf(25, lastWeek);

it('after week 25, the review that ends the last experiment is offered', async () => {
  const firstDayOn = addDays(today, -175);
  await openToday({ firstDayOn, programmeWeek: 26, diaryWeek: 26, weeks: [week24, week25] });
  expect(await screen.findByText('Le bilan de la semaine 25 est prêt')).toBeDefined();
});

it('in the first week of a return, the schedule is offered', async () => {
  await openToday({
    firstDayOn: addDays(today, -175),
    programmeWeek: 26,
    diaryWeek: 26,
    openings: [{ kind: 'return', firstWeek: 26, openedOn: today }],
    weeks: [week24, week25, weekOf(26, today, open)],
  });
  expect(await screen.findByRole('link', { name: 'Choisir mon horaire' })).toBeDefined();
});

it('in the second week of a return, the review says that it asks for safety and hours', async () => {
  await openToday({
    firstDayOn: addDays(today, -182),
    programmeWeek: 27,
    diaryWeek: 27,
    openings: [{ kind: 'return', firstWeek: 26, openedOn: lastWeek }],
    weeks: [weekOf(26, lastWeek, { kind: 'return' }), weekOf(27, today, open)],
  });
  expect(await screen.findByText('Le bilan de la semaine 26 est prêt')).toBeDefined();
  const reason = screen.getByText(/^Votre sécurité, vos nuits, puis vos heures/u);
  expect(reason.textContent).toContain('de la semaine 27');
});

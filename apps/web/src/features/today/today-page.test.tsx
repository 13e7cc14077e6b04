import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../locales/fr/messages.po';
import '../awake/awake-card.tsx';
import './evening-card.tsx';
import { openToday, today } from './testing/open-today.tsx';

vi.mock('./below-today.tsx', () => ({ default: () => null }));

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const schedule = { bedTime: 2 * 60 + 55, wakeTime: 8 * 60 + 40, chosenOn: '2026-11-22' };
const days = [
  {
    id: 1,
    week: 3,
    date: today,
    status: 'due',
    isEditable: true,
    lastEditableOn: '2026-12-02',
    night: null,
    measures: null,
  },
];
const weeks = [
  {
    number: 3,
    isCurrent: true,
    kind: 'titration',
    availability: 'available',
    dates: [],
    schedule,
  },
];

it.each([
  [0, 17, null],
  [2, 6, null],
  [0, 17, 'S6'],
] as const)(
  'before a bed time of 2:55, at %i:%i, asks nothing (due: %s) and shows the hours on a dark page',
  async (hour, minute, due) => {
    await openToday({ days, weeks, dueQuestionnaire: due }, hour, minute);
    expect(await screen.findByText('Coucher')).toBeDefined();
    expect(document.body.textContent).toMatch(/2\sh\s55/);
    expect(screen.getByText(/Quelque chose est arrivé/u)).toBeDefined();
    const { textContent } = document.body;
    expect(textContent).not.toMatch(/Noter|compléter|Ce matin|questionnaire/);
    expect(document.querySelector('.bg-action')).toBeNull();
    expect(document.documentElement.dataset['theme']).toBe('night');
  },
);

it.each([
  [3, 10, /Vous ne dormez pas/u],
  [7, 39, /Vous ne dormez pas/u],
  [7, 45, /Noter cette nuit/u],
] as const)('at %i:%i shows %s', async (hour, minute, words) => {
  await openToday({ days, weeks }, hour, minute);
  expect(await screen.findByText(words)).toBeDefined();
});

it.each([
  ['last night', {}, /La nuit dernière n’est pas encore notée/, /^Noter la nuit dernière$/],
  [
    'an earlier night',
    { days: days.map((day) => ({ ...day, date: '2026-11-28' })) },
    /La nuit du vendredi 27 au samedi 28 novembre n’est pas encore notée/,
    /^Noter la nuit du vendredi\s27/u,
  ],
])('in the evening, one card shows tonight and %s', async (_, change, words, action) => {
  const ownSchedule = { ...schedule, bedTime: 23 * 60, wakeTime: 7 * 60 };
  const own = weeks.map((week) => ({ ...week, schedule: ownSchedule }));
  await openToday({ days, weeks: own, ...change }, 20);
  const card = await screen.findByRole('region', { name: 'Ce soir' });
  expect(card.textContent.replaceAll(/\s/gu, ' ')).toMatch(words);
  expect(screen.getAllByRole('link', { name: action })).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/Ce matin|À compléter/);
  expect(document.querySelector('.next-step')).toBeNull();
});

it('at night, a person who left reads one card, where to come back, and no count of nights', async () => {
  const abandonment = { isByStaff: false, undoableUntil: null };
  await openToday({ days, weeks, abandonment }, 3, 10);
  expect(await screen.findByText(/Vous ne dormez pas/u)).toBeDefined();
  const link = await screen.findByRole('link', { name: 'participation au programme' });
  expect(link.getAttribute('href')).toBe('/abandon');
  expect(document.querySelector('.next-step')).toBeNull();
  expect(document.body.textContent).not.toContain('sur 7');
});

it('at night, a newcomer reads one card, and where the questionnaire waits', async () => {
  await openToday({ dueQuestionnaire: 'S0', programmeWeek: 0 }, 3, 10);
  expect(await screen.findByText(/Vous ne dormez pas/u)).toBeDefined();
  expect(screen.getByText(/^Le questionnaire de départ peut attendre le matin/)).toBeDefined();
  expect(document.querySelector('.skeleton')).toBeNull();
  expect(document.body.textContent).not.toContain('À compléter');
  expect(document.querySelector('.next-step')).toBeNull();
});

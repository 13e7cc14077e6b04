import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ScheduleSection } from './schedule-section.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));

type Props = ComponentProps<typeof ScheduleSection>;

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const schedule = {
  bedTime: 1380,
  wakeTime: 390,
  windowMinutes: 450,
  isCarriedOver: false,
  chosenOn: '2026-03-03',
};
const pause = { week: 3, startsOn: '2026-03-10', resumesOn: '2026-03-20' };

async function show(isPaused: boolean, given: object) {
  const week = {
    id: 8,
    number: 3,
    isCurrent: true,
    kind: 'programme',
    opensOn: '2026-03-03',
    availability: 'frozen',
    suspension: null,
    stopped: null,
    checkAnswers: ['none'],
    isSleepyAtWheel: false,
    schedule,
    ...given,
  } as unknown as Props['week'];
  const programme = {
    weeks: [week],
    days: [],
    abandonment: null,
    openings: [],
    openSafetyFlags: [],
    person: { isConsulted: false },
    today: '2026-03-12',
    diaryWeek: 3,
    pauses: isPaused ? [pause] : [],
  } as unknown as Props['programme'];
  await openTab()(<ScheduleSection programme={programme} week={week} />);
  return document.body.textContent ?? '';
}

it('says for how long the hours were chosen', async () => {
  expect(await show(false, {})).toMatch(/Horaire de la semaine 3.*pour toute la semaine/u);
});

it('shows the hours of a pause, and no schedule of the week', async () => {
  const said = await show(true, {});
  expect(said).toMatch(/^Vos heures.*23\sh\s00.*6\sh\s30/u);
  expect(said).not.toMatch(/Horaire de la semaine|pour toute la semaine|Rien de cela/u);
  expect(screen.getByRole('button', { name: 'Revenir à mes heures d’avant' })).toBeTruthy();
});

it('says nothing of a schedule in a pause without one', async () => {
  expect(await show(true, { schedule: null, checkAnswers: [] })).toBe('Quelque chose est arrivé?');
});

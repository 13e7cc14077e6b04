import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import { ReviewEnd } from './review-end.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));

type Props = ComponentProps<typeof ReviewEnd>;
type Week = NonNullable<Props['shown']['next']>;

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const times = { bedTime: 1380, wakeTime: 390, windowMinutes: 450 };
const chosen = { ...times, isCarriedOver: false, chosenOn: '2026-02-16' };
const inForce = { schedule: chosen, availability: 'available', stopped: null };
const carriedOver = { ...inForce, schedule: { ...times, isCarriedOver: true, chosenOn: null } };
const stop = { on: '2026-02-16', reason: null, wakeTime: 390, canUndo: true };
const stopped = { schedule: null, availability: 'stopped', stopped: stop };

async function show(given: object) {
  const next = {
    id: 8,
    number: 2,
    isCurrent: true,
    suspension: null,
    opensOn: '2026-02-16',
    ...given,
  } as unknown as Week;
  const shown = {
    next,
    week: { number: 1, intention: null },
    review: { intentions: [] },
    steps: ['week', 'window', 'intention'],
  } as unknown as Props['shown'];
  const programme = {
    weeks: [next],
    abandonment: null,
    person: { isConsulted: false },
    openings: [],
    pauses: [],
    openSafetyFlags: [],
    diaryWeek: 2,
    today: '2026-02-16',
  } as unknown as Props['programme'];
  const nothing = () => undefined;
  await openTab()(
    <ReviewEnd programme={programme} shown={shown} onAgain={nothing} onChoose={nothing} />,
  );
  return {
    calendar: screen.queryByRole('button', { name: 'Ajouter à mon agenda' }),
    choose: screen.queryByRole('button', { name: 'Choisir mon horaire' }),
    chosenToday: screen.queryByText(/^Choisi aujourd’hui/u),
    notChosen: screen.queryByText(/pas encore choisi d’horaire/u),
    removals: screen.queryAllByText(/dans votre agenda, retirez-le/u),
  };
}

it('gives the calendar file of a schedule in force', async () => {
  const { calendar, removals, choose, chosenToday, notChosen } = await show(inForce);
  expect(calendar).not.toBeNull();
  expect(chosenToday).not.toBeNull();
  expect([choose, notChosen]).toEqual([null, null]);
  expect(removals).toHaveLength(0);
});

it('gives no calendar file after a stop, and says once to remove the file (D78)', async () => {
  const { calendar, removals } = await show(stopped);
  expect(calendar).toBeNull();
  expect(removals).toHaveLength(1);
});

it.each([
  ['the schedule of the week before', carriedOver, /heures de la semaine précédente/u],
  ['no schedule', { ...inForce, schedule: null }, /pas encore choisi d’horaire/u],
])('presents %s as not chosen when the choice is left for later', async (_, given, said) => {
  const { calendar, choose, chosenToday, notChosen } = await show(given);
  expect(screen.getByText(said)).toBeTruthy();
  expect(choose).not.toBeNull();
  expect(notChosen).not.toBeNull();
  expect([calendar, chosenToday]).toEqual([null, null]);
});

it.each([
  ['can be changed', inForce, 1],
  ['is frozen', { ...inForce, availability: 'frozen' }, 0],
  ['is stopped', stopped, 0],
])('a schedule that %s', async (_, given, buttons) => {
  await show(given);
  expect(screen.queryAllByRole('button', { name: 'Changer cet horaire' })).toHaveLength(buttons);
});

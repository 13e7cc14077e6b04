import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../lib/testing/played-server.tsx';
import type { Overview } from '../../lib/use-overview.ts';
import { messages } from '../../locales/fr/messages.po';
import { ScheduleStop } from '../weeks/schedule/schedule-stop.tsx';
import { ThisWeek } from './this-week.tsx';

vi.mock('../../ui/link.tsx', () => ({
  linkClass: '',
  Link: ({ children }: { readonly children: string }) => children,
}));

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const last = {
  id: 25,
  number: 25,
  isCurrent: false,
  schedule: { bedTime: 1410, wakeTime: 390, windowMinutes: 420 },
  suspension: null,
  suspendedWakeTime: null,
  availability: 'frozen',
  stopped: null,
};
const stoppedOn = (canUndo: boolean) => ({
  schedule: null,
  availability: 'stopped',
  stopped: { on: '2026-07-09', reason: null, wakeTime: 390, canUndo },
});
const suspended = {
  schedule: null,
  availability: 'safety',
  suspension: 'safety',
  suspendedWakeTime: 390,
};
const finished = (change: object = {}, isConsulted = false) =>
  ({
    weeks: [{ ...last, ...change }],
    days: [],
    diaryWeek: 27,
    openings: [],
    pauses: [],
    abandonment: null,
    openSafetyFlags: [],
    today: '2026-07-09',
    person: { isConsulted },
  }) as unknown as Overview;

const stop = () => screen.queryByRole('button', { name: 'Revenir à mes heures d’avant' });
const textOf = (box: HTMLElement) => box.textContent.replaceAll(/\s/gu, ' ');

it.each([
  ['the last hours', {}, false, true],
  ['hours that were stopped', stoppedOn(false), false, false],
  ['suspended hours', suspended, false, false],
  ['the last hours of somebody else', {}, true, false],
])(
  'after week 25, %s and the button that stops them (D78)',
  async (_, change, isConsulted, canStop) => {
    const programme = finished(change, isConsulted);
    await openTab()(<ThisWeek overview={programme} />);
    expect(stop() !== null).toBe(canStop);
    cleanup();
    await openTab()(<ScheduleStop programme={programme} week={programme.weeks[0]!} />);
    expect(stop() !== null).toBe(canStop);
  },
);

it('after week 25, the button speaks of the last hours, because no schedule is in force', async () => {
  const { container } = await openTab()(<ThisWeek overview={finished()} />);
  expect(textOf(container)).toContain('Ces heures ne seront plus affichées');
  expect(textOf(container)).not.toContain('L’horaire s’arrête');
});

it('after week 25, a stop of today can be undone and says the advice once', async () => {
  const { container } = await openTab()(<ThisWeek overview={finished(stoppedOn(true))} />);
  expect(screen.getByRole('button', { name: 'Annuler et reprendre mon horaire' })).toBeTruthy();
  expect(textOf(container).match(/6 h 30/gu)).toHaveLength(1);
});

it('after week 25, a stop of an earlier day is said in the words alone', async () => {
  const { container } = await openTab()(<ThisWeek overview={finished(stoppedOn(false))} />);
  expect(textOf(container)).toContain('gardez votre heure de lever, 6 h 30, chaque matin');
  expect(textOf(container)).not.toContain('Vous avez repris vos heures d’avant');
});

it.each([
  ['2026-01-05', 'La première nuit de la semaine se note demain matin'],
  ['2026-01-06', 'Aucune nuit notée sur 7 pour l’instant'],
])('of a week without a night, on %s', async (today, words) => {
  const days = [6, 7].map((day) => ({ date: `2026-01-0${day}`, week: 1, status: 'upcoming' }));
  const week = { ...last, number: 1, isCurrent: true, schedule: null, availability: 'open' };
  const programme = { ...finished(), weeks: [week], days, today } as unknown as Overview;
  const { container } = await openTab()(<ThisWeek overview={programme} />);
  expect(textOf(container)).toContain(words);
});

const inForce = { isCurrent: true, availability: 'frozen' };
const textInWeek = async (week: object, change: object = {}) => {
  const programme: Overview = { ...finished(week), diaryWeek: 25, ...change };
  return textOf((await openTab()(<ThisWeek overview={programme} />)).container);
};

it.each([
  ['gardez les heures qui vous conviennent', inForce],
  ['dormez à vos heures habituelles', { ...inForce, schedule: null }],
])('week 25 says that it is the last: %s', async (hours, week) => {
  const text = await textInWeek(week);
  expect(text).toContain(`C’est la dernière semaine du journal : ensuite, ${hours}`);
});

it.each([
  ['a suspended schedule', suspended, {}],
  ['a stopped schedule', stoppedOn(false), {}],
  ['a schedule that is withheld', { schedule: null }, { openSafetyFlags: ['epilepsy'] }],
])('week 25 with %s names no hours to keep', async (_, week, change) => {
  const text = await textInWeek({ ...inForce, ...week }, change);
  expect(text).toContain('C’est la dernière semaine du journal.');
  expect(text).not.toContain('dormez à vos heures habituelles, et levez-vous');
});

it.each([
  ['week 24', { ...inForce, number: 24 }, {}],
  ['week 25 of somebody who left', inForce, { abandonment: { on: '2026-07-01' } }],
  ['week 25 of somebody else', inForce, { person: { isConsulted: true } }],
])('%s does not say that it is the last', async (_, week, change) => {
  expect(await textInWeek(week, change)).not.toContain('dernière semaine');
});

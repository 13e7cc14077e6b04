import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages } from '../../../locales/fr/messages.po';
import HoursMeanwhile from './hours-meanwhile.tsx';

const overview = vi.hoisted(() => vi.fn<() => { readonly data: unknown }>());
vi.mock('../../../lib/use-overview.ts', () => ({ useOverview: overview }));
vi.mock('../../../ui/link.tsx', () => ({
  Link: ({ children }: { readonly children: string }) => children,
}));

beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const week = {
  id: 7,
  number: 7,
  kind: 'titration',
  isCurrent: true,
  schedule: { bedTime: 1410, wakeTime: 390, windowMinutes: 420, isCarriedOver: false },
  availability: 'questionnaireDue',
  suspension: null,
  suspendedWakeTime: null,
  stopped: null,
};
const stopped = { schedule: null, stopped: { on: '2026-07-08', wakeTime: 390 } };
const suspended = { schedule: null, suspension: 'safety', suspendedWakeTime: 390 };
const programme = (change: object, weekChange: object) => ({
  weeks: [{ ...week, ...weekChange }],
  days: [],
  diaryWeek: 7,
  openings: [],
  pauses: [],
  abandonment: null,
  openSafetyFlags: [],
  dueQuestionnaire: 'S6',
  today: '2026-07-09',
  person: { isConsulted: false },
  ...change,
});
const paused = { pauses: [{ id: 1, week: 7, startsOn: '2026-07-08', resumesOn: '2026-07-12' }] };

const shown = async (change: object, weekChange: object) => {
  overview.mockReturnValue({ data: programme(change, weekChange) });
  await openTab()(<HoursMeanwhile />);
  const hours = screen.queryByRole('region', { name: 'Vos heures' });
  return hours?.textContent.replaceAll(/\s/gu, ' ');
};

it.each([
  ['a schedule', {}, {}, 'Coucher à 23 h 30, lever à 6 h 30'],
  ['a pause', paused, {}, 'Pendant la pause, gardez les mêmes heures : coucher à 23 h 30'],
  [
    'a suspended schedule',
    { openSafetyFlags: ['fallRisk'] },
    suspended,
    'Revenez à vos heures d’avant le programme',
  ],
  ['a stopped schedule', {}, stopped, 'levez-vous à 6 h 30 comme avant'],
  [
    'a check week',
    {},
    { kind: 'check' },
    'Cette semaine ne change pas vos heures : coucher à 23 h 30',
  ],
  [
    'a safety notice to read',
    { openSafetyFlags: ['fallRisk'] },
    { schedule: null, suspension: 'safetyNotice', suspendedWakeTime: 390 },
    'Un avis de sécurité vous attend après le questionnaire',
  ],
  [
    'the time after week 25',
    { diaryWeek: 26, dueQuestionnaire: 'S24' },
    { number: 25, isCurrent: false },
    'Gardez les heures qui vous conviennent. Vos dernières : coucher à 23 h 30',
  ],
  ['somebody who left', { abandonment: {} }, {}, 'Vous n’avez plus d’horaire à suivre'],
])('says the hours of %s', async (_, change, weekChange, words) => {
  expect(await shown(change, weekChange)).toContain(words);
});

it('says nothing without a schedule', async () => {
  expect(await shown({}, { schedule: null })).toBeUndefined();
});

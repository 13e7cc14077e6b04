import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import type { Overview } from '../../../lib/use-overview.ts';
import { messages } from '../../../locales/fr/messages.po';
import { SuspendedCard } from './suspended-card.tsx';

vi.mock('../../../ui/link.tsx', () => ({
  Link: ({ children }: { readonly children: string }) => children,
}));
beforeEach(() => {
  playServer({});
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
});
afterEach(cleanup);

const flag = 'fallRisk';
const overviewWith = (change: object, weekChange: object = {}) =>
  ({
    weeks: [
      {
        isCurrent: true,
        number: 3,
        schedule: null,
        stopped: null,
        suspendedWakeTime: 390,
        ...weekChange,
      },
    ],
    diaryWeek: 3,
    openings: [],
    abandonment: null,
    dueQuestionnaire: null,
    person: { isConsulted: false },
    openSafetyFlags: [flag],
    ...change,
  }) as unknown as Overview;

const before = 'Revenez à vos heures d’avant le programme, sans retarder votre coucher';
const rise = 'Levez-vous à 6 h 30';

it.each([
  [
    'a suspended schedule',
    {},
    {},
    [before, rise, 'est suspendu pour votre sécurité', 'Lire pourquoi'],
  ],
  [
    'no schedule yet',
    {},
    { suspendedWakeTime: null },
    [
      'Gardez vos heures habituelles, sans retarder votre coucher',
      'Aucun horaire ne vous est proposé',
      'Lire pourquoi',
    ],
  ],
  [
    'a questionnaire that closes the page of the week',
    { dueQuestionnaire: 'S6' },
    {},
    [before, rise, 'est suspendu', 'Personnes-ressources'],
  ],
])('says the hours first with %s', async (_, change, weekChange, words) => {
  await openTab()(<SuspendedCard overview={overviewWith(change, weekChange)} />);
  const text = screen.getByRole('region', { name: 'Vos heures' }).textContent;
  for (const each of words) expect(text.replaceAll(/\s/gu, ' ')).toContain(each);
});

it.each([
  ['without a flag', { openSafetyFlags: [] }],
  ['for staff who consult', { person: { isConsulted: true } }],
  ['after leaving', { abandonment: { isByStaff: false } }],
])('says nothing %s', async (_, change) => {
  await openTab()(<SuspendedCard overview={overviewWith(change)} />);
  expect(screen.queryByRole('region')).toBeNull();
});

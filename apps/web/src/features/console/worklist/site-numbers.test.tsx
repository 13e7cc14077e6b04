import { i18n } from '@lingui/core';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTab, playServer } from '../../../lib/testing/played-server.tsx';
import { messages as en } from '../../../locales/en/messages.po';
import { messages as fr } from '../../../locales/fr/messages.po';
import { SiteNumbers } from './site-numbers.tsx';

afterEach(cleanup);

const late = '2026-01-06T15:00:00.000Z';
const sum = { registered: 3, started: 2, finished: 1, abandoned: 0, notActivated: 0 };

const TIMES = /datent du|are from/;

it.each([
  ['fr', fr, late, [expect.stringMatching(/^Ces chiffres datent du 2026-01-06.* y manquent/)]],
  ['en', en, late, [expect.stringMatching(/^These figures are from 2026-01-06.* missing/)]],
  ['fr', fr, null, []],
] as const)('says in %s from when late figures are', async (locale, messages, asOf, said) => {
  act(() => i18n.loadAndActivate({ locale, messages }));
  playServer({ 'stats.getFigures': () => ({ establishments: [], sum, weeks: [], asOf }) });
  await openTab()(<SiteNumbers />);
  expect(await screen.findByText('3')).toBeTruthy();
  expect(screen.queryAllByText(TIMES).map(({ textContent }) => textContent)).toEqual(said);
});

it.each([
  [0, []],
  [1, ['Une personne de la liste n’a pas encore activé son compte. Elle n’est pas comptée ici.']],
  [
    2,
    [
      '2 personnes de la liste n’ont pas encore activé leur compte. Elles ne sont pas comptées ici.',
    ],
  ],
])('says why the list has %s people more', async (notActivated, said) => {
  act(() => i18n.loadAndActivate({ locale: 'fr', messages: fr }));
  const figures = { ...sum, notActivated };
  playServer({
    'stats.getFigures': () => ({ establishments: [], sum: figures, weeks: [], asOf: null }),
  });
  await openTab()(<SiteNumbers />);
  expect(await screen.findByText('3')).toBeTruthy();
  expect(screen.queryAllByText(/activé/).map(({ textContent }) => textContent)).toEqual(said);
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import { ScoreSection } from './score-table.tsx';

const { world } = vi.hoisted(() => ({ world: { scores: [] as object[] } }));
vi.mock('../../../trpc.ts', () => ({
  trpc: {
    questionnaires: {
      listScores: { useQuery: () => ({ data: world.scores, status: 'success' }) },
    },
  },
}));
vi.mock('../../../lib/dates.ts', () => ({ useDates: () => ({ stamp: (at: string) => at }) }));
vi.mock('./use-consult.ts', () => ({ useConsult: () => () => undefined }));
afterEach(cleanup);

const present = {
  score: 'worry',
  name: 'Soucis du soir',
  value: 12,
  answered: { given: 9, of: 9 },
  range: [0, 40],
  higherIs: 'worse',
  validated: false,
  band: null,
  change: null,
};
const retired = { instruments: ['old-worry'], scores: [{ score: 'worry', value: 3 }] };

function columnsOf(scores: object[]) {
  world.scores = scores;
  act(() => i18n.loadAndActivate({ locale: 'fr', messages }));
  render(
    <I18nProvider i18n={i18n}>
      <ScoreSection userId={1} />
    </I18nProvider>,
  );
  const [head, ...rows] = screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
  return head?.map((name, index) => [name, ...rows.map((row) => row[index])]).slice(1);
}

it('gives the figure of a retired instrument a column of its own, also beside a score of its id', () => {
  const columns = columnsOf([
    { id: 1, code: 'S0', submittedAt: null, results: [], retired },
    { id: 2, code: 'S6', submittedAt: null, results: [present], retired: null },
  ]);
  expect(columns).toEqual([
    [expect.stringContaining('Soucis du soir'), '12', 'Non demandé'],
    [expect.stringContaining('old-worry'), 'Non demandé', '3'],
  ]);
});

it('names a retired scale on a phone as above its column', () => {
  columnsOf([{ id: 1, code: 'S0', submittedAt: null, results: [], retired }]);
  expect(screen.getByRole('cell').dataset.name).toBe(
    'old-worry, worry\u00A0: cette échelle n’est plus sur ce site',
  );
});

it('keeps one column for a score of several questionnaires, the newest first', () => {
  const columns = columnsOf([
    { id: 1, code: 'S0', submittedAt: null, results: [present], retired: null },
    { id: 2, code: 'S6', submittedAt: null, results: [{ ...present, value: 9 }], retired: null },
  ]);
  expect(columns).toEqual([[expect.stringContaining('Soucis du soir'), '9', '12']]);
});

it('says how many answers an incomplete total has', () => {
  const partial = { ...present, answered: { given: 8, of: 9 } };
  const columns = columnsOf([
    { id: 1, code: 'S0', submittedAt: null, results: [present], retired: null },
    { id: 2, code: 'S6', submittedAt: null, results: [partial], retired: null },
  ]);
  expect(columns).toEqual([
    [expect.stringContaining('Soucis du soir'), '128 réponses sur 9', '12'],
  ]);
});

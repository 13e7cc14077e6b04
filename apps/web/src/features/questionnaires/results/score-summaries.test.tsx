import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messages } from '../../../locales/fr/questionnaires.po';
import { type ScoreResult, ScoreSummaries } from './score-summaries.tsx';

const score: ScoreResult = {
  score: 'impression',
  name: 'Impression globale du sommeil',
  value: 12,
  range: [0, 20],
  higherIs: 'better',
  validated: false,
  band: { code: 'middle', label: 'Impression partagée', summary: 'Du bon et du moins bon.' },
  change: null,
};
type Change = ScoreResult['change'];

const show = (change: Change) =>
  render(
    <I18nProvider i18n={i18n}>
      <ScoreSummaries results={[{ ...score, change }]} />
    </I18nProvider>,
  );

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it.each<[string, Change, string]>([
  ['better', { points: 4, verdict: null }, 'C’est mieux qu’au départ, de 4 points sur 20.'],
  ['worse', { points: -1, verdict: null }, 'C’est moins bien qu’au départ, de 1 point sur 20.'],
  ['the same', { points: 0, verdict: null }, 'C’est semblable au départ.'],
  ['better by the threshold', { points: 12, verdict: 'better' }, 'C’est nettement mieux qu’au'],
])('tells the change since the start without a threshold too: %s', (_, change, words) => {
  show(change);
  expect(screen.getByText((text) => text.startsWith(words))).toBeTruthy();
});

it('tells no change where there is nothing to compare with', () => {
  show(null);
  expect(screen.queryByText(/départ/u)).toBeNull();
});

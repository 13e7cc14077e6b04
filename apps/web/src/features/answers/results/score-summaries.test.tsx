import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../../locales/fr/messages.po';
import type { ScoreResult } from './score-result.ts';
import { ScoreSummaries } from './score-summaries.tsx';

const { programme } = vi.hoisted(() => ({
  programme: { modules: [{ number: 4, state: 'locked' }], dueQuestionnaire: null as string | null },
}));
vi.mock('../../../lib/use-overview.ts', () => ({ useOverview: () => ({ data: programme }) }));

const score: ScoreResult = {
  score: 'impression',
  name: 'Impression globale du sommeil',
  value: 12,
  range: [0, 20],
  answered: { given: 5, of: 5 },
  higherIs: 'better',
  validated: false,
  band: { code: 'middle', label: 'Impression partagée', summary: 'Du bon et du moins bon.' },
  change: null,
  isAlarming: false,
  help: null,
};
type Change = ScoreResult['change'];

const show = (change: Change, isAlarming = false) =>
  render(
    <I18nProvider i18n={i18n}>
      <ScoreSummaries results={[{ ...score, change, isAlarming }]} />
    </I18nProvider>,
  );

beforeEach(() => act(() => i18n.loadAndActivate({ locale: 'fr', messages })));
afterEach(cleanup);

it.each<[string, Change, string]>([
  ['more', { points: 4, verdict: null }, 'C’est 4 points de plus qu’au départ, sur 20.'],
  ['less', { points: -1, verdict: null }, 'C’est 1 point de moins qu’au départ, sur 20.'],
  ['the same', { points: 0, verdict: null }, 'C’est à peu près comme au départ.'],
  ['better by the threshold', { points: 12, verdict: 'better' }, 'C’est nettement mieux qu’au'],
])('shows the change since the start without a threshold too: %s', (_, change, words) => {
  show(change);
  expect(screen.getByText((text) => text.startsWith(words))).toBeTruthy();
});

it('gives no verdict where no threshold says what counts', () => {
  show({ points: -7, verdict: null });
  expect(screen.queryByText(/mieux qu’au|moins bien qu’au|difficile/u)).toBeNull();
  expect(
    screen.getByText(/Plus le chiffre est élevé, mieux cela va; un petit écart/u),
  ).toBeTruthy();
});

it('lets no total reassure beside an answer that calls for help', () => {
  show({ points: 12, verdict: 'better' }, true);
  expect(screen.queryByText(score.band?.summary ?? '')).toBeNull();
  expect(screen.queryByText(/nettement/u)).toBeNull();
  expect(screen.getByText(/compte plus que le total/u)).toBeTruthy();
});

it('shows no change where there is nothing to compare with', () => {
  show(null);
  expect(screen.queryByText(/départ/u)).toBeNull();
});

const chapter = { number: 17, title: 'Un rendez-vous avec vos soucis', moduleNumber: 4 };
const showHelp = (help: ScoreResult['help'], state = 'inProgress', due: string | null = null) => {
  Object.assign(programme, { modules: [{ number: 4, state }], dueQuestionnaire: due });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ScoreSummaries results={[{ ...score, help }]} />
    </I18nProvider>,
  );
  return {
    text: container.textContent.replaceAll(/\s/gu, ' '),
    links: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  };
};

it('says beside a moderate score what helps, and leads there', () => {
  const { text, links } = showHelp({ chapter });
  expect(text).toContain('le chapitre Un rendez-vous avec vos soucis, au module 4');
  expect(links).toEqual(['/mon-programme/module/4/chapitre/17', '/personnes-ressources']);
});

it.each([
  ['while its module is locked', 'locked', null, 'Vous le lirez au module 4'],
  ['while its module is locked and a questionnaire is due', 'locked', 'S6', 'Vous le lirez'],
  ['while a questionnaire is due', 'inProgress', 'S6', 'Il se rouvre dès que le questionnaire'],
])('leads to no chapter that cannot open: %s', (_, state, due, words) => {
  const { text, links } = showHelp({ chapter }, state, due);
  expect(text).toContain(words);
  expect(links).toEqual(['/personnes-ressources']);
});

it('leads to a person where no chapter is the answer', () => {
  expect(showHelp({ chapter: null }).links).toEqual(['/personnes-ressources']);
});

it('shows no help beside the best result', () => {
  expect(showHelp(null).links).toEqual([]);
});

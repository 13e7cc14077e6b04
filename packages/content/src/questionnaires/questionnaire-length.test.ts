import { expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { loadPages } from '../pages/load-pages.ts';
import { blocksOf } from '../course/chapter-blocks.ts';
import { locales } from '../locale.ts';
import { inventedActivation, inventedScale, siteFolder } from '../testing.ts';
import { lengthsOf, loadQuestionnaires } from './load-questionnaires.ts';
import { questionnaireLength } from './questionnaire-length.ts';

const asking = (count: number) =>
  [{ items: Array.from({ length: count }, () => ({})) }] as unknown as Parameters<
    typeof questionnaireLength
  >[0];

it.each([
  [0, 1],
  [5, 1],
  [7, 1],
  [8, 2],
  [47, 9],
  [48, 10],
  [49, 10],
  [52, 10],
  [53, 11],
])('%i questions take about %i minutes', (questions, minutes) => {
  expect(questionnaireLength(asking(questions))).toEqual({ questions, minutes });
});

it('each questionnaire of the programme says its own length in its introduction', async () => {
  const { questionnaires } = await loadQuestionnaires(contentFolder);
  for (const code of ['PS', 'S0', 'S6', 'S12', 'S24'] as const) {
    const { introduction, instruments } = questionnaires.get(code)!;
    const { questions, minutes } = questionnaireLength(instruments);
    for (const locale of locales) {
      const said = introduction[locale].replaceAll('\u00A0', ' ');
      expect(said).toContain(`${questions} questions`);
      expect(said).toContain(`${minutes} minutes`);
      expect(introduction[locale]).not.toContain('{');
    }
  }
});

it('a site that asks more says so, in the introduction and in the guide', async () => {
  const site = await siteFolder({
    'instruments/invented-scale/1.json': inventedScale,
    'instruments/activations.json': [inventedActivation],
    'questionnaires/settings.json': { slots: { 'severite-insomnie': 'invented-scale' } },
  });
  for (const [folder, questions] of [
    [undefined, 55],
    [site, 58],
  ] as const) {
    const library = await loadQuestionnaires(contentFolder, folder, '2026-06-01');
    expect(library.questionnaires.get('S0')!.length.questions).toBe(questions);
    expect(library.questionnaires.get('S0')!.introduction.fr).toContain(`${questions} questions`);
    const { pages } = await loadPages(contentFolder, undefined, lengthsOf(library));
    for (const locale of locales) {
      const guide = blocksOf(pages.get('user-guide')!.text[locale].body).join(' ');
      expect(guide.replaceAll('\u00A0', ' ')).toContain(`${questions} questions`);
    }
  }
});

import { contentFolder } from '@aube/content';
import { loadQuestionnaires } from '@aube/content/build';
import { expect, it } from 'vitest';
import { asksBirth } from './birth-item.ts';

it.each([
  ['birth_year', 'Une question', 'A question', true],
  ['annee_naissance', 'Une question', 'A question', true],
  ['about_you', 'Quelle est votre année de naissance ?', 'Which year?', true],
  ['about_you', 'Votre date de naissance', 'A date', true],
  ['about_you', 'En quelle année êtes-vous né·e ?', 'Which year?', true],
  ['about_you', 'Je suis né(e) en', 'A year', true],
  ['about_you', 'Une question', 'In which year were you born?', true],
  ['about_you', 'Une question', 'Your date of birth', true],
  ['about_you', 'Une question', 'Your birthday', true],
  ['safety_postpartum', 'Avez-vous accouché ?', 'Have you given birth?', false],
  ['nights', 'Combien de nuits dans la dernière année ?', 'How many nights in the year?', false],
])('%s, « %s », “%s”: %s', (code, fr, en, expected) => {
  expect(asksBirth({ code, text: { fr, en } })).toBe(expected);
});

it('every question of ours that speaks of a birth is known, and none says when somebody was born', async () => {
  const { instruments } = await loadQuestionnaires(contentFolder);
  const speaking = instruments
    .flatMap(({ items }) => items)
    .filter(({ code, text }) =>
      /birth|born|naissance|accouch|\bnée?s?\b/i.test(`${code} ${text.fr} ${text.en}`),
    );
  expect(new Set(speaking.map(({ code }) => code))).toEqual(new Set(['safety_postpartum']));
  expect(speaking.filter(asksBirth)).toEqual([]);
});

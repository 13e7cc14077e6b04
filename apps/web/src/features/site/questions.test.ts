import { expect, it } from 'vitest';
import type { ContentNode } from './content-node.ts';
import { questionsOf, searchQuestions } from './questions.ts';

const heading = (name: 'h2' | 'h3', id: string, text: string): ContentNode => ({
  name,
  id,
  children: [text],
});
const paragraph = (text: string): ContentNode => ({ name: 'p', children: [text] });

const page = questionsOf([
  paragraph('Avant tout.'),
  heading('h2', 'section-1', 'Le journal'),
  heading('h3', 'section-2', 'J’ai manqué une nuit ?'),
  paragraph('Vous avez trois jours.'),
  paragraph('Puis elle se ferme.'),
  heading('h2', 'section-3', 'Le compte'),
  heading('h3', 'section-4', 'Écrire plus gros ?'),
  paragraph('Dans l’affichage.'),
]);
const found = (sought: string) =>
  searchQuestions(page.groups, sought).flatMap(({ questions }) => questions.map(({ id }) => id));

it('puts each answer under its question, and each question in its group', () => {
  expect(page.introduction).toEqual([paragraph('Avant tout.')]);
  expect(page.groups.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Le journal', 1],
    ['Le compte', 1],
  ]);
  expect(page.groups[0]?.questions[0]?.answer).toHaveLength(2);
});

it('finds words of a question or its answer, accents, capitals and apostrophes aside', () => {
  expect(found('ECRIRE')).toEqual(['section-4']);
  expect(found("j'ai manque")).toEqual(['section-2']);
  expect(found('nuit ferme')).toEqual(['section-2']);
  expect(found('nuit affichage')).toEqual([]);
});

it('keeps every question while nothing is looked for', () => {
  expect(found('  ')).toEqual(['section-2', 'section-4']);
});

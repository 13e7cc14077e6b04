import { expect, it } from 'vitest';
import { proposedAnswers, type WrittenAnswer } from './proposed-answers.ts';

const inWords = (value: string): WrittenAnswer => ({ field: { kind: 'long', choices: [] }, value });
const written: Readonly<Record<string, WrittenAnswer>> = {
  'signs.first': inWords('Je me couche plus tôt'),
  'signs.second': inWords('Je vérifie l’heure'),
  'signs.again': inWords('Je me couche plus tôt'),
  'window.bed': { field: { kind: 'time', choices: [] }, value: 1410 },
  'window.rise': { field: { kind: 'time', choices: [] }, value: 390 },
  'window.walk': { field: { kind: 'minutes', choices: [] }, value: 20 },
  'rules.best': {
    field: { kind: 'choice', choices: [{ code: 'c1', label: 'Le lever fixe' }] },
    value: 'c1',
  },
  'long.200': inWords('x'.repeat(200)),
  'long.201': inWords('x'.repeat(201)),
  'long.4000': inWords('y'.repeat(4000)),
};
const proposed = (kind: 'text' | 'long' | 'time' | 'choice', ...from: string[]) =>
  proposedAnswers([{ id: 'it', kind, from }], (name) => written[name] ?? null)['it'];

it.each([
  [
    'a line a piece',
    proposed('long', 'signs.first', 'signs.second'),
    'Je me couche plus tôt\nJe vérifie l’heure',
  ],
  ['in one line', proposed('text', 'window.bed', 'window.rise'), '23:30 – 06:30'],
  ['minutes as their number', proposed('text', 'window.walk'), '20'],
  ['a choice by its label', proposed('text', 'rules.best'), 'Le lever fixe'],
  [
    'once what stands twice',
    proposed('long', 'signs.first', 'signs.again'),
    'Je me couche plus tôt',
  ],
  [
    'without what was not written',
    proposed('text', 'signs.none', 'signs.second'),
    'Je vérifie l’heure',
  ],
  ['nothing where nothing was written', proposed('text', 'signs.none'), undefined],
  ['nothing from nothing', proposed('long'), undefined],
  ['nothing for a time', proposed('time', 'window.bed'), undefined],
  ['nothing for a choice', proposed('choice', 'rules.best'), undefined],
  ['all that fits', proposed('text', 'long.200'), 'x'.repeat(200)],
  ['the beginning of what does not', proposed('text', 'long.201'), `${'x'.repeat(199)}…`],
  [
    'no piece that would not fit',
    proposed('text', 'signs.first', 'long.200'),
    'Je me couche plus tôt',
  ],
  ['no line that would not fit', proposed('long', 'long.4000', 'signs.first'), 'y'.repeat(4000)],
])('proposes %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

import { expect, it } from 'vitest';
import { type AnswerElement, fieldsOf, readExercise, textsOf } from './exercise-form.ts';

const field = (id: string, kind: AnswerElement['kind'], choices: string[] = []): AnswerElement => ({
  name: 'answer',
  id,
  label: id,
  kind,
  choices: choices.map((code) => ({ code, label: code })),
  from: [],
});
const fields = [
  field('why', 'text'),
  field('plan', 'long'),
  field('mood', 'choice', ['c1', 'c2']),
  field('rise', 'time'),
  field('walk', 'minutes'),
];
const texts = { why: ' Le chien ', plan: '', mood: 'c2', rise: '6h30', walk: '20 min' };

it('finds the answers of an exercise, however deep they stand', () => {
  const [why, plan] = fields;
  expect(fieldsOf(['x', { name: 'p', children: [why!] }, plan!])).toEqual([why, plan]);
});

it('reads times and minutes as numbers, trims words, leaves out what is empty', () => {
  expect(readExercise(fields, texts, {})).toEqual({
    answers: { why: 'Le chien', mood: 'c2', rise: 390, walk: 20 },
    issues: {},
  });
});

it('shows what is stored as one would type it', () => {
  expect(textsOf(fields, { why: 'Le chien', rise: 390, walk: 20 })).toEqual({
    why: 'Le chien',
    plan: '',
    mood: '',
    rise: '06:30',
    walk: '20',
  });
});

it.each([
  ['rise', '25:10', 'time'],
  ['rise', 'tôt', 'time'],
  ['walk', '2000', 'minutes'],
  ['walk', 'longtemps', 'minutes'],
  ['why', 'x'.repeat(201), 'tooLong'],
])('asks to mend %s when it says %s, and keeps what was stored', (id, text, issue) => {
  const stored = { [id]: 5 };
  const { answers, issues } = readExercise(fields, { [id]: text }, stored);
  expect([answers, issues]).toEqual([stored, { [id]: issue }]);
});

it('takes an emptied field away', () => {
  expect(readExercise(fields, { why: '' }, { why: 'Le chien' }).answers).toEqual({});
});

import { expect, it } from 'vitest';
import { answerText, chosenHour, isSamePlace, placeInput } from './written.ts';

const field = (kind: 'text' | 'choice' | 'time' | 'minutes') => ({
  name: 'answer' as const,
  id: 'a',
  label: 'A',
  kind,
  choices: kind === 'choice' ? [{ code: 'c1', label: 'Oui' }] : [],
  from: [],
});

it.each([
  ['text', 'Le chien', 'Le chien'],
  ['text', '', null],
  ['text', undefined, null],
  ['choice', 'c1', 'Oui'],
  ['choice', 'c9', 'c9'],
  ['time', 0, '00:00'],
  ['time', 1439, '23:59'],
  ['minutes', 20, '20'],
] as const)('reads a %s that says %s as %s', (kind, value, text) => {
  expect(answerText(field(kind), value)).toBe(text);
});

const stored = [
  { exerciseId: 'worry', entryId: 'e', answers: { time: 1 } },
  { exerciseId: 'worry', entryId: null, answers: { time: 1020, place: 'cuisine' } },
];
it.each([
  ['worry.time', 1020],
  ['worry.place', null],
  ['worry.none', null],
  ['none.time', null],
  [null, null],
] as const)('finds for %s the hour %s', (at, hour) => {
  expect(chosenHour(at, stored)).toBe(hour);
});

it('tells entries of an exercise apart, and what is written once', () => {
  const place = { chapterId: 'c', exerciseId: 'e', entryId: null };
  expect(isSamePlace(place, { ...place })).toBe(true);
  expect(isSamePlace(place, { ...place, entryId: 'x' })).toBe(false);
  expect(placeInput(place)).toEqual({ chapterId: 'c', exerciseId: 'e' });
  expect(placeInput({ ...place, entryId: 'x' })).toHaveProperty('entryId', 'x');
});

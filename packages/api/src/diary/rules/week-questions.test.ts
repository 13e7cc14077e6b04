import { expect, it } from 'vitest';
import { askedQuestions, type WeekQuestionFacts } from './week-questions.ts';

const unanswered = { unusualEnergy: null, shiftWork: null };
const facts: WeekQuestionFacts = {
  week: 3,
  diaryWeek: 3,
  takesEntries: true,
  isVeryLittleSleep: true,
  isSleepByDay: true,
  openSafetyFlags: [],
  answers: unanswered,
};

it.each<[string, Partial<WeekQuestionFacts>, string[]]>([
  ['both', {}, ['unusualEnergy', 'shiftWork']],
  ['neither', { isVeryLittleSleep: false, isSleepByDay: false }, []],
  ['very little sleep', { isSleepByDay: false }, ['unusualEnergy']],
  ['sleep by day', { isVeryLittleSleep: false }, ['shiftWork']],
  ['a « no » about energy', { answers: { ...unanswered, unusualEnergy: false } }, ['shiftWork']],
  ['a « yes » about shifts', { answers: { ...unanswered, shiftWork: true } }, ['unusualEnergy']],
  ['the flag of shift work', { openSafetyFlags: ['shiftWork'] }, ['unusualEnergy']],
  ['another flag', { openSafetyFlags: ['epilepsy'] }, ['unusualEnergy', 'shiftWork']],
  ['the week before', { diaryWeek: 4 }, ['unusualEnergy', 'shiftWork']],
  ['two weeks later', { diaryWeek: 5 }, []],
  ['the end of the programme', { takesEntries: false }, []],
])('after %s', (_, change, expected) => {
  expect(askedQuestions({ ...facts, ...change })).toEqual(expected);
});

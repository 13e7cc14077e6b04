import { describe, expect, it } from 'vitest';
import { exerciseIssues, exerciseLimits, type ExerciseField } from './check-exercise.ts';

const field = (kind: ExerciseField['kind'], choices: string[] = []): ExerciseField => ({
  id: kind,
  kind,
  choices: choices.map((code) => ({ code })),
});
const fields = [
  field('text'),
  field('long'),
  field('choice', ['c1', 'c2']),
  field('minutes'),
  field('time'),
];

describe('exerciseIssues', () => {
  it('takes nothing, and every kind of answer', () => {
    expect(exerciseIssues(fields, {})).toEqual([]);
    const full = { text: 'x', long: 'x\ny', choice: 'c2', minutes: 0, time: 1439 };
    expect(exerciseIssues(fields, full)).toEqual([]);
  });

  it.each([
    ['an answer that the exercise does not ask', 'other', 'x', 'unknownField'],
    ['a line at its limit', 'text', 'x'.repeat(exerciseLimits.text), null],
    ['a line over its limit', 'text', 'x'.repeat(exerciseLimits.text + 1), 'tooLong'],
    ['a paragraph at its limit', 'long', 'x'.repeat(exerciseLimits.long), null],
    ['a paragraph over its limit', 'long', 'x'.repeat(exerciseLimits.long + 1), 'tooLong'],
    ['a number for a text', 'text', 3, 'invalid'],
    ['a choice that is not offered', 'choice', 'c3', 'unknownChoice'],
    ['a choice by its number', 'choice', 1, 'invalid'],
    ['a text for minutes', 'minutes', '30', 'notWhole'],
    ['a day of minutes', 'minutes', 1440, null],
    ['more than a day', 'minutes', 1441, 'outOfRange'],
    ['fewer than no minutes', 'minutes', -1, 'outOfRange'],
    ['midnight', 'time', 0, null],
    ['the midnight after', 'time', 1440, 'outOfRange'],
  ])('judges %s', (_, answer, value, code) => {
    expect(exerciseIssues(fields, { [answer]: value })).toEqual(
      code === null ? [] : [{ answer, code }],
    );
  });
});

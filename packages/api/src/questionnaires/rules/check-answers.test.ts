import { describe, expect, it } from 'vitest';
import {
  answerIssues,
  fittingAnswers,
  type AnswerableItem,
  type AnswerValue,
} from './check-answers.ts';

const base = {
  required: true,
  declinable: false,
  choices: [],
  min: null,
  max: null,
  maxLength: null,
};
const items: AnswerableItem[] = [
  {
    ...base,
    code: 'mood',
    type: 'choice',
    declinable: true,
    choices: [
      { value: 0, exclusive: false },
      { value: 1, exclusive: false },
    ],
  },
  {
    ...base,
    code: 'kinds',
    type: 'choices',
    choices: [
      { value: 'none', exclusive: true },
      { value: 'early', exclusive: false },
      { value: 'late', exclusive: false },
    ],
  },
  { ...base, code: 'cups', type: 'number', min: 0, max: 20 },
  { ...base, code: 'words', type: 'text', required: false, maxLength: 5 },
];
const complete: Record<string, AnswerValue> = { mood: 1, kinds: ['early', 'late'], cups: 3 };

const issuesOf = (changed: Record<string, AnswerValue>, isComplete = true) =>
  answerIssues(items, { ...complete, ...changed }, { isComplete }).map(({ item, code }) => [
    item,
    code,
  ]);

describe('answers', () => {
  it.each<[string, Record<string, AnswerValue>]>([
    ['as they are', {}],
    ['with the lowest number', { cups: 0 }],
    ['with the highest number', { cups: 20 }],
    ['with the longest text', { words: '12345' }],
    ['with one that is declined', { mood: 'declined' }],
    ['with the answer that excludes the others, alone', { kinds: ['none'] }],
    ['with an empty text where none is required', { words: '' }],
  ])('are taken %s', (_, changed) => {
    expect(issuesOf(changed)).toEqual([]);
  });

  it.each<[string, Record<string, AnswerValue>, string, string]>([
    ['a choice that is not there', { mood: 2 }, 'mood', 'unknownChoice'],
    ['a number sent as text', { mood: '1' }, 'mood', 'unknownChoice'],
    ['a list for one choice', { mood: ['1'] }, 'mood', 'unknownChoice'],
    ['one choice for a list', { kinds: 'early' }, 'kinds', 'invalid'],
    ['an unknown code in a list', { kinds: ['early', 'x'] }, 'kinds', 'unknownChoice'],
    ['a code twice', { kinds: ['early', 'early'] }, 'kinds', 'unknownChoice'],
    ['none together with some', { kinds: ['none', 'late'] }, 'kinds', 'exclusiveChoice'],
    ['a number below', { cups: -1 }, 'cups', 'tooSmall'],
    ['a number above', { cups: 21 }, 'cups', 'tooBig'],
    ['half a cup', { cups: 1.5 }, 'cups', 'notWhole'],
    ['a text for a number', { cups: '3' }, 'cups', 'notWhole'],
    ['a text one character too long', { words: '123456' }, 'words', 'tooLong'],
    ['a number for a text', { words: 3 }, 'words', 'invalid'],
    ['declining where one may not', { cups: 'declined' }, 'cups', 'notWhole'],
    ['an empty list', { kinds: [] }, 'kinds', 'required'],
    ['an item that is not asked', { shoes: 41 }, 'shoes', 'unknownItem'],
    ['an inherited name', { constructor: 'x' }, 'constructor', 'unknownItem'],
  ])('are refused for %s', (_, changed, item, code) => {
    expect(issuesOf(changed)).toEqual([[item, code]]);
  });

  it('may be missing from a draft, and must be there in a submission', () => {
    const none = (isComplete: boolean) =>
      answerIssues(items, {}, { isComplete }).map(({ item }) => item);
    expect(none(false)).toEqual([]);
    expect(none(true)).toEqual(['mood', 'kinds', 'cups']);
  });

  it('that no longer fit are left out of a draft, and nothing else', () => {
    expect(fittingAnswers(items, { ...complete, mood: 7, gone: 'x', words: 'ok' })).toEqual({
      kinds: ['early', 'late'],
      cups: 3,
      words: 'ok',
    });
  });
});

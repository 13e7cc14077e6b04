import { describe, expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

describe('two devices that answered since they last agreed', () => {
  it.each([
    ['what only they changed stays theirs', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['what only this one changed stays', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    ['what both changed is as it is here', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
    ['what each added comes together', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['what was taken away here is away', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['what they took away is away', { a: 1, b: 1 }, { a: 1, b: 1 }, { b: 1 }, { b: 1 }],
    ['lists count as a whole', { a: ['x'] }, { a: ['x', 'y'] }, { a: ['x'] }, { a: ['x', 'y'] }],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(mergeAnswers({ base, mine, theirs })).toEqual(expected);
  });
});

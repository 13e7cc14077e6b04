import { describe, expect, it } from 'vitest';
import { sampleDefinition } from '../testing/sample-definition.ts';
import { pagesOf, questionCount } from './pages.ts';

const shapeOf = (...sizes: number[]) =>
  pagesOf(sampleDefinition(...sizes)).map(({ group, questions }) => [group.code, questions.length]);

describe('the pages of a questionnaire', () => {
  it.each([
    [1, [1]],
    [5, [5]],
    [6, [3, 3]],
    [7, [4, 3]],
    [9, [5, 4]],
    [10, [5, 5]],
    [11, [4, 4, 3]],
  ])('cut a group of %i questions in even parts of five at most', (size, parts) => {
    expect(shapeOf(size)).toEqual(parts.map((part) => ['a', part]));
  });

  it('never mix two groups', () => {
    expect(shapeOf(2, 6, 1)).toEqual([
      ['a', 2],
      ['b', 3],
      ['b', 3],
      ['c', 1],
    ]);
  });

  it('number pages and questions through, and know a group’s first page', () => {
    const pages = pagesOf(sampleDefinition(2, 6));
    expect(pages.map(({ number, isFirstOfGroup }) => [number, isFirstOfGroup])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
    const asked = pages.flatMap(({ questions }) => questions);
    expect(asked.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(asked.map(({ item }) => item.code)).toEqual([
      'a1',
      'a2',
      'b1',
      'b2',
      'b3',
      'b4',
      'b5',
      'b6',
    ]);
    expect(questionCount(pages)).toBe(8);
  });

  it('are none where nothing is asked', () => {
    expect(pagesOf(sampleDefinition())).toEqual([]);
    expect(questionCount([])).toBe(0);
  });
});

import { declinedAnswer } from '@aube/api/rules';
import { describe, expect, it } from 'vitest';
import { sampleDefinition, sampleItem } from '../testing/sample-definition.ts';
import {
  isAnswered,
  isCrisisAnswer,
  isEventAnswer,
  pageIssues,
  resumePlace,
  toggled,
  typedNumber,
  typedText,
  withAnswer,
} from './answers.ts';
import { pagesOf } from './pages.ts';
import { pageAt } from './place.ts';

const several = sampleItem('many', {
  type: 'choices',
  declinable: true,
  choices: [
    { value: 'none', text: 'None', exclusive: true },
    { value: 'a', text: 'A', exclusive: false },
    { value: 'b', text: 'B', exclusive: false },
  ],
});

describe('an answer', () => {
  it.each([
    [{}, false],
    [{ many: [] }, false],
    [{ many: '' }, false],
    [{ many: 0 }, true],
    [{ many: ['a'] }, true],
    [{ many: declinedAnswer }, true],
  ])('in %o is there: %o', (answers, expected) => {
    expect(isAnswered(answers, several)).toBe(expected);
  });

  it('is changed, or taken away, without touching the others', () => {
    const answers = { a: 1, b: 2 };
    expect(withAnswer(answers, 'b', 3)).toEqual({ a: 1, b: 3 });
    expect(withAnswer(answers, 'b', undefined)).toEqual({ a: 1 });
    expect(answers).toEqual({ a: 1, b: 2 });
  });
});

describe('one of several answers', () => {
  it.each([
    [undefined, 'b', ['b']],
    [['b'], 'a', ['a', 'b']],
    [['a', 'b'], 'a', ['b']],
    [['a', 'b'], 'none', ['none']],
    [['none'], 'a', ['a']],
    [['none'], 'none', []],
    [['a'], declinedAnswer, declinedAnswer],
    [declinedAnswer, declinedAnswer, []],
    [declinedAnswer, 'a', ['a']],
  ])('turns %o, when %o is pressed, into %o', (value, pressed, expected) => {
    expect(toggled(several, value, pressed)).toEqual(expected);
  });
});

describe('a typed number', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 12 ', 12],
    ['-3', -3],
    ['1.5', '1.5'],
    ['abc', 'abc'],
    ['123456789', '123456789'],
  ])('%o is kept as %o', (text, expected) => {
    expect(typedNumber(text)).toBe(expected);
  });
});

describe('words that are typed', () => {
  it.each([
    ['', undefined],
    ['Deux lignes,\net 😴 שלום', 'Deux lignes,\net 😴 שלום'],
    ['a\0b', 'ab'],
    ['\0', undefined],
    ['x\uD800y', 'x\uFFFDy'],
  ])('%o are kept as %o', (text, expected) => {
    expect(typedText(text)).toBe(expected);
  });
});

describe('a page', () => {
  const pages = pagesOf(sampleDefinition(2, 2));
  const [first] = pages;

  it('lets a person pass who answered all of it, whatever the other pages lack', () => {
    expect(pageIssues(first!, { a1: 0, a2: 3 })).toEqual([]);
  });

  it('names what is missing and what does not fit, of its own questions only', () => {
    expect(pageIssues(first!, { a1: 9, b1: 99 })).toEqual([
      { item: 'a1', code: 'unknownChoice' },
      { item: 'a2', code: 'required' },
    ]);
  });

  it('is where somebody goes on who comes back; the review when nothing is missing', () => {
    expect(resumePlace(pages, {})).toEqual(pageAt(1));
    expect(resumePlace(pages, { a1: 0, a2: 0, b1: 0 })).toEqual(pageAt(2));
    expect(resumePlace(pages, { a1: 0, a2: 0, b1: 0, b2: 0 })).toEqual({ kind: 'review' });
  });
});

describe('the crisis panel', () => {
  const ninth = sampleItem('phq9_9', { crisisAnswers: [1, 2, 3], declinable: true });

  it.each([
    [undefined, false],
    [0, false],
    [declinedAnswer, false],
    [1, true],
    [3, true],
  ])('for the answer %o is shown: %o', (value, expected) => {
    expect(isCrisisAnswer(ninth, value === undefined ? {} : { phq9_9: value })).toBe(expected);
  });
});

describe('an answer that tells of an event', () => {
  const effects = sampleItem('effects', { type: 'choices', eventAnswers: ['fall', 'accident'] });
  const severity = sampleItem('severity', { eventAnswers: ['serious'] });

  it.each([
    [effects, undefined, false],
    [effects, [], false],
    [effects, ['headache'], false],
    [effects, ['headache', 'fall'], true],
    [severity, 'moderate', false],
    [severity, 'serious', true],
  ])('%#: %j', (item, value, expected) => {
    expect(isEventAnswer(item, value === undefined ? {} : { [item.code]: value })).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import {
  type Definition,
  firstOpenPart,
  firstQuestionOf,
  isInCrisis,
  issuesOf,
  type Item,
  pressed,
} from './answering.ts';

const item = (change: Partial<Item>): Item => ({
  code: 'one',
  text: '',
  hint: null,
  type: 'choice',
  required: true,
  declinable: false,
  choices: [
    { value: 0, text: '', exclusive: false },
    { value: 1, text: '', exclusive: false },
  ],
  min: null,
  max: null,
  unit: null,
  maxLength: null,
  crisisAnswers: [],
  ...change,
});
const several = item({
  code: 'several',
  type: 'choices',
  choices: [
    { value: 'a', text: '', exclusive: false },
    { value: 'b', text: '', exclusive: false },
    { value: 'none', text: '', exclusive: true },
  ],
});
const group = (...items: Item[]): Definition['groups'][number] => ({
  code: '',
  version: 1,
  title: '',
  recall: null,
  introduction: null,
  notice: null,
  validated: true,
  items,
});
const definition: Definition = {
  code: 'S0',
  title: '',
  introduction: '',
  groups: [group(item({})), group(several, item({ code: 'words', type: 'text', required: false }))],
  crisis: null,
};

describe('parts', () => {
  it('count their questions through the whole questionnaire', () => {
    expect(firstQuestionOf(definition, 0)).toBe(1);
    expect(firstQuestionOf(definition, 1)).toBe(2);
  });

  it('go on with the first that lacks a required answer, else with the last', () => {
    expect(firstOpenPart(definition, {})).toBe(0);
    expect(firstOpenPart(definition, { one: 0 })).toBe(1);
    expect(firstOpenPart(definition, { one: 0, several: ['a'] })).toBe(1);
  });

  it('name only their own missing answers', () => {
    const [, second] = definition.groups;
    expect(second && issuesOf(second, { one: 1 })).toEqual([{ item: 'several', code: 'required' }]);
  });
});

describe('a press', () => {
  it('replaces a single answer and keeps the number a number', () => {
    expect(pressed(item({}), 0, 1)).toBe(1);
  });

  it('adds to a list and takes away again', () => {
    expect(pressed(several, undefined, 'a')).toEqual(['a']);
    expect(pressed(several, ['a'], 'b')).toEqual(['a', 'b']);
    expect(pressed(several, ['a', 'b'], 'a')).toEqual(['b']);
  });

  it('lets an exclusive choice stand alone, either way', () => {
    expect(pressed(several, ['a', 'b'], 'none')).toEqual(['none']);
    expect(pressed(several, ['none'], 'a')).toEqual(['a']);
  });

  it('declines a whole list, and answers it again', () => {
    expect(pressed(several, ['a'], 'declined')).toBe('declined');
    expect(pressed(several, 'declined', 'a')).toEqual(['a']);
  });
});

it('sees a crisis in an answer on the screen, not in its absence', () => {
  const alarming = {
    ...definition,
    groups: [group(item({ crisisAnswers: [1] }))],
  };
  expect(isInCrisis(alarming, {})).toBe(false);
  expect(isInCrisis(alarming, { one: 0 })).toBe(false);
  expect(isInCrisis(alarming, { one: 1 })).toBe(true);
});

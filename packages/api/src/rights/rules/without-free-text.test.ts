import { expect, it } from 'vitest';
import { withoutFreeText } from './without-free-text.ts';

const coded = new Set(['mood', 'reasons']);

it.each([
  ['a code of a known question', { mood: 'low' }, { mood: 'low' }],
  ['a list of codes', { reasons: ['time', 'other'] }, { reasons: ['time', 'other'] }],
  [
    'figures and yes or no, of any question',
    { n: 3, b: true, e: null },
    { n: 3, b: true, e: null },
  ],
  ['words', { mood: 'low', words: 'Je suis Ana Roy' }, { mood: 'low' }],
  ['one word, which might be a name', { words: 'Roy' }, {}],
  ['a list of a question that nobody knows', { gone: ['Roy'] }, {}],
  ['nothing', {}, {}],
] as [string, Record<string, string | number | boolean | null | string[]>, object][])(
  'keeps %s as it should',
  (_, answers, kept) => {
    expect(withoutFreeText(answers, coded)).toEqual(kept);
  },
);

import { expect, it } from 'vitest';
import { unknownDecisions } from './decisions.ts';
import { anchorsOf } from './headings.ts';

const known = new Set([
  'programme#leaving',
  'diary#six-questions',
  'D12',
  'D20',
  'D31',
  'D36',
  'D37',
]);
const faults = (comment: string) => unknownDecisions('a.ts', `\n/** ${comment} */`, known);

it.each([
  ['no heading', '@decision programme#returning', 'there is no decision programme#returning'],
  ['no area', '@decision program#leaving', 'there is no decision program#leaving'],
  ['one of two', '@decision D36 diary#seven', 'there is no decision diary#seven'],
  ['no number', '@decision D99', 'there is no decision D99'],
  ['no end of a range', '@decision D20–D99', 'there is no decision D99'],
  ['a file', '@decision decisions/programme', '@decision names numbers (D12)'],
  ['an old number', '@decision decisions/0012', '@decision names numbers (D12)'],
  ['an old number after a number', '@decision D36 0012', '@decision names numbers (D12)'],
  ['nothing', '@decision', '@decision names numbers (D12)'],
])('refuses %s', (_, comment, fault) => {
  expect(faults(comment)).toEqual([expect.stringContaining(`a.ts:2: ${fault}`)]);
});

it.each([
  '@decision D36',
  '@decision D12 D20–D31',
  '@decision D36 D37 programme#leaving',
  'Text. @decision diary#six-questions',
])('accepts %s', (comment) => {
  expect(faults(comment)).toEqual([]);
});

it('reads anchors as Markdown makes them', () => {
  expect(anchorsOf('# REST, OpenAPI\n\n## Rows by `COPY`\n')).toEqual([
    'rest-openapi',
    'rows-by-copy',
  ]);
});

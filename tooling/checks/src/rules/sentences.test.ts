import { expect, it } from 'vitest';
import { fusedSentences, longSentences } from './sentences.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('refuses 31 words and takes 30', () => {
  expect(longSentences('a.md', `${words(31)}.`)).toEqual([
    'a.md:1: “word word word word word word …” has 31 words; 30 are enough',
  ]);
  expect(longSentences('a.md', `${words(30)}. W${words(30)}.`)).toEqual([]);
});

it.each([
  ['over two lines', `${words(20)}\n${words(20)}`],
  ['after a short one', `Short. W${words(31)}`],
  ['joined by a semicolon', `${words(20)}; ${words(20)}`],
  ['in a list', `- ${words(20)}\n  ${words(20)}`],
  ['in a cell', `| a | b |\n| - | - |\n| a | ${words(31)} |`],
  ['with links', `${words(30)} [word](a.md)`],
])('reads a sentence %s', (_, source) => {
  expect(longSentences('a.md', source)).toHaveLength(1);
});

it.each([
  ['cells one by one', `| ${words(20)} | ${words(20)} |`],
  ['items one by one', `- ${words(20)}\n- ${words(20)}\n\n1. ${words(20)}\n2. ${words(20)}`],
  ['paragraphs one by one', `# ${words(31)}\n${words(20)}\n\n${words(20)}`],
  ['code in a line as one word', `${words(29)} \`${words(9)}\`.`],
  ['no block of code', `\`\`\`sh\n${words(31)}\n\`\`\``],
  ['no target of a link', `${words(29)} [word](${words(9)}).`],
])('reads %s', (_, source) => {
  expect(longSentences('a.md', source)).toEqual([]);
});

it('names the line on which the paragraph begins', () => {
  expect(longSentences('a.md', `\n\n${words(31)}`)[0]).toMatch(/^a\.md:3: /);
});

it.each([
  ['a sentence', 'Good. What is made is looked at.', 'opens with “What”'],
  ['an item', '- Who asks is answered.', 'opens with “Who”'],
  ['a cell', '| a | whose turn it is |', 'opens with “whose”'],
  ['a word', 'Tell whoever asks.', '“whoever” must be read twice'],
])('refuses %s that must be read twice', (_, source, fault) => {
  expect(fusedSentences('a.md', source)).toEqual([expect.stringContaining(fault)]);
});

it.each(['Tell people who ask.', '| the people who ask |', '« Qui » and “Who is it” are quoted.'])(
  'accepts %s',
  (source) => {
    expect(fusedSentences('a.md', source)).toEqual([]);
  },
);

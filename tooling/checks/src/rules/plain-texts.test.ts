import { expect, it } from 'vitest';
import { checkPlainTexts, plainTextFaults } from './plain-texts.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const CLI = 'apps/cli/src/texts/en.ts';
const CATALOGUE = 'apps/web/src/locales/en/messages.po';
const translated = (text: string) => `msgid "x"\nmsgstr "${text}"\n`;

it.each([
  ['a relative that opens a text', "a: 'What the command names does not exist.'", '“What”'],
  ['one after a colon', "a: '--identity needs a reason: why names are needed.'", '“why”'],
  ['one in a template', 'a: (url) => `What answers at ${url} is not Aube.`', '“What”'],
  ['one in an option', "a: 'how many people may register'", '“how”'],
  ['a word of D75', "a: 'the people whom the backup brought back'", '“whom”'],
  ['one’s', "a: 'Copy of one’s data'", '“one’s”'],
  ['a long sentence', `a: '${words(31)}.'`, '31 words'],
])('refuses %s', (_, source, fault) => {
  expect(plainTextFaults(CLI, `export const en = {\n${source},\n};`)).toEqual([
    expect.stringMatching(new RegExp(`^${CLI}:2: .*${fault}`)),
  ]);
});

it.each([
  "a: 'Did you forget the password? The login page sends a link.'",
  "a: 'Who is it?'",
  "a: 'people who may register'",
  "a: 'what'",
  `a: 'One paragraph.\\n\\n${words(30)}.'`,
  '// What the reader of comments refuses is not read here.\na: 1',
])('takes %s', (source) => {
  expect(plainTextFaults(CLI, `export const en = {\n${source},\n};`)).toEqual([]);
});

it.each([
  ['a sentence', 'It is late. What you wrote stays here.', '“What”'],
  ['a sentence in two parts', 'Those who are invited"\n" read it.', '“Those”'],
  ['a word of D75', 'Read why, and whom to call', '“whom”'],
  ['a long form of a plural', `{count, plural, one {Short.} other {${words(31)}.}}`, '31 words'],
])('refuses %s of a screen', (_, text, fault) => {
  expect(plainTextFaults(CATALOGUE, translated(text))).toEqual([
    expect.stringMatching(new RegExp(`^${CATALOGUE}:2: .*${fault}`)),
  ]);
});

it.each([
  'That is right.',
  'What went well',
  'This can help: the chapter {title}.',
  `{count, plural, one {${words(20)}.} other {${words(20)}.}}`,
])('takes on a screen: %s', (text) => {
  expect(plainTextFaults(CATALOGUE, translated(text))).toEqual([]);
});

it('reads files of texts only', () => {
  expect(checkPlainTexts(['apps/cli/src/main.ts', 'docs/map.md'])).toEqual([]);
});

import { expect, it } from 'vitest';
import { setCatalogue } from './french-typography.ts';

const compiled = (messages: object) => {
  const literal = JSON.stringify(JSON.stringify(messages)).replaceAll('\u00A0', '\\xA0');
  return `/*eslint-disable*/export const messages=JSON.parse(${literal});`;
};

it('sets the spaces and apostrophes of every text of a compiled catalogue, and changes no id and no name', async () => {
  const plural = (one: string, other: string) => [
    ['n', 'plural', { one: [one], other: ['#', other] }],
  ];
  const typed = {
    'a ?': ['Pourquoi\u00A0?'],
    b: ['Oui, ', ['name'], ' ?'],
    c: plural('Un :', ' h ; '),
    d: ["L'état « tel quel »"],
  };
  const set = {
    'a ?': ['Pourquoi?'],
    b: ['Oui, ', ['name'], '?'],
    c: plural('Un\u00A0:', ' h; '),
    d: ['L’état «\u00A0tel quel\u00A0»'],
  };
  const literal = JSON.stringify(JSON.stringify(set));
  expect(await setCatalogue(compiled(typed))).toBe(
    `export const messages = JSON.parse(${literal});`,
  );
});

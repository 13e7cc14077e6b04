import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { endedFaults, lengthFaults, openingFaults } from './sentences.ts';

type Text = { line: number; text: string };

/** Files of texts that operators, developers and staff read, in both languages. */
const SOURCES =
  /^(?:apps\/(?:cli|server)\/src\/(?:[\w-]+\/)*texts|packages\/dictionary\/src|packages\/api\/src\/rights\/audit-words|tooling\/ship\/src\/client-package)\/(?:[\w-]+\/)?[\w-]+\.ts$|^packages\/mailer\/src\/\w+-letters\.ts$/;
const CATALOGUE = /^apps\/web\/src\/locales\/en\/[\w-]+\.po$/;

const CLAUSE_END = /(?<=[.!?:;]["”»)*_]*)\s+/;

function textsOfSource(path: string, source: string): Text[] {
  const texts: Text[] = [];
  const add = (start: number, text: string) =>
    texts.push({ line: source.slice(0, start).split('\n').length, text });
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral: ({ start, quasis }) =>
      add(start, quasis.map(({ value }) => value.cooked).join('Value')),
  }).visit(parseSync(path, source).program);
  return texts;
}

const TRANSLATION = /^msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm;

/** Each form of a plural is a text of its own. */
const textsOfCatalogue = (source: string): Text[] =>
  [...source.matchAll(TRANSLATION)].flatMap(({ 1: quoted = '', index }) =>
    quoted
      .replaceAll(/^"|"$/gm, '')
      .replaceAll('\n', '')
      .replaceAll(/\{\w+\}/g, 'Value')
      .split(/[{}]/)
      .map((text) => ({ line: source.slice(0, index).split('\n').length, text })),
  );

/** A screen may speak (“That is right.”), and its titles may open with “What”. */
const spokenFaults = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.endsWith('.') && !/^(?:That|How)\b/.test(sentence))
    .flatMap((sentence) => openingFaults(sentence));

export function plainTextFaults(path: string, source: string): string[] {
  const isCatalogue = CATALOGUE.test(path);
  const texts = isCatalogue ? textsOfCatalogue(source) : textsOfSource(path, source);
  return texts
    .filter(({ text }) => text.trim().includes(' '))
    .flatMap(({ line, text }) =>
      text
        .split(/\n+/)
        .flatMap((part) => [
          ...lengthFaults(part),
          ...endedFaults(part),
          ...(isCatalogue ? spokenFaults(part) : openingFaults(part, CLAUSE_END)),
        ])
        .map((fault) => `${path}:${line}: ${fault}`),
    );
}

/** @decision D75 */
export const checkPlainTexts = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => (SOURCES.test(path) || CATALOGUE.test(path)) && !path.endsWith('.test.ts'))
    .flatMap((path) => plainTextFaults(path, readFileSync(path, 'utf8')));

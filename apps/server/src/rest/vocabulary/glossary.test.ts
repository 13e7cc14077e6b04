import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REST_ROWS } from '../rows.ts';
import type { Vocabulary } from './vocabulary.ts';

const pageOf = (name: string) =>
  readFileSync(new URL(`../../../../../docs/${name}.md`, import.meta.url), 'utf8');
const glossary = pageOf('glossary') + pageOf('dictionary');

function wordsOf(vocabulary: Vocabulary): string[] {
  return vocabulary.flatMap(({ french, words = [] }) => [french, ...wordsOf(words)]);
}

const words = new Set(
  REST_ROWS.flatMap(({ body = [], reply }) => [
    ...wordsOf(body),
    ...(reply && reply !== 'file'
      ? [...wordsOf(reply.vocabulary), ...(reply.entity === null ? [] : [reply.entity])]
      : []),
  ]),
);

describe('the glossary', () => {
  it('has every French word of the REST door', () => {
    const missing = [...words].filter((each) => !glossary.includes(`\`${each}\``));
    expect(missing).toEqual([]);
  });
});

import { folded, searchable } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, searchableText } from '../rules/fold-text.ts';
import { findsWord } from './contains-word.ts';

const { db } = await testDatabase();

async function inSql(rule: (text: SQL) => SQL, texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select ${rule(sql`typed`)} as text
    from unnest(${sql.param([...texts])}::text[]) with ordinality each (typed, place)
    order by place`);
  return rows.map(({ text }) => text);
}

const CHARACTERS = [
  [0x20, 0x24f],
  [0x2b0, 0x52f],
  [0x1e00, 0x206f],
  [0x2c60, 0x2c7f],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
);

const RULES = [
  ['folded', folded, foldText],
  ['searchable', searchable, searchableText],
] as const;

it.each(RULES)(
  '%s is equal in SQL and in TypeScript for every character',
  async (_, inside, rule) => {
    const texts = CHARACTERS.map((character) => `a${character}b`);
    expect(await inSql(inside, texts)).toEqual(texts.map(rule));
  },
);

it.each(RULES)('%s is equal in SQL and in TypeScript on random text', async (_, inside, rule) => {
  const character = fc.oneof(
    fc.constantFrom(...CHARACTERS),
    fc.constantFrom(...Array.from("œŒæÆßẞøØłŁđĐðÐþÞıİI’'-‐–\u00a0\t "), '👩‍⚕️', '李', 'م', 'ぱ'),
    fc.constantFrom('e\u0301', 'I\u0307', 'ff', 'O’', 'Jean-'),
  );
  const texts = fc.sample(
    fc.array(character, { maxLength: 12 }).map((parts) => parts.join('')),
    { numRuns: 3000, seed: 96 },
  );
  expect(await inSql(inside, texts)).toEqual(texts.map(rule));
  expect(texts.map(foldText).map(foldText)).toEqual(texts.map(foldText));
});

it.each([
  ['李𠮷', true],
  ['𠮷李', false],
  ['𠮷', true],
  ['ro', true],
  ['ry', false],
])('the short word %s is found by its letters: %s', async (word, isFound) => {
  const { rows } = await db.execute(
    sql`select ${findsWord(sql`${foldText('李𠮷 Roy')}::text`, word)} as "isFound"`,
  );
  expect(rows).toEqual([{ isFound }]);
});

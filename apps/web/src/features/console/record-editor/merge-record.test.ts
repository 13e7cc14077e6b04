import { expect, it } from 'vitest';
import { mergeRecord } from './merge-record.ts';

const record = (city: string) => ({ name: 'Ana', city });

it.each([
  ['nobody changed it', 'a', 'a', 'a', { taken: [], contested: [] }],
  ['only I did', 'a', 'b', 'a', { taken: [], contested: [] }],
  ['only they did', 'a', 'a', 'c', { taken: ['city'], contested: [] }],
  ['both did, alike', 'a', 'c', 'c', { taken: [], contested: [] }],
  ['both did', 'a', 'b', 'c', { taken: [], contested: ['city'] }],
  ['they emptied what I changed', 'a', 'b', '', { taken: [], contested: ['city'] }],
  ['I emptied what they changed', 'a', '', 'c', { taken: [], contested: ['city'] }],
])('a field when %s', (_when, read, typed, current, expected) => {
  const merged = mergeRecord(['name', 'city'], record(read), record(typed), record(current));
  expect(merged).toEqual(expected);
});

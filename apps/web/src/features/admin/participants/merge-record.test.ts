import { expect, it } from 'vitest';
import { mergeRecord, recordFields, type RecordTexts } from './merge-record.ts';

const empty = Object.fromEntries(recordFields.map((field) => [field, ''])) as RecordTexts;
const withCity = (city: string) => ({ ...empty, city });

it.each([
  ['nobody changed it', 'a', 'a', 'a', { city: 'a', taken: [], contested: [] }],
  ['only I did', 'a', 'b', 'a', { city: 'b', taken: [], contested: [] }],
  ['only they did', 'a', 'a', 'c', { city: 'c', taken: ['city'], contested: [] }],
  ['both did, alike', 'a', 'c', 'c', { city: 'c', taken: [], contested: [] }],
  ['both did', 'a', 'b', 'c', { city: 'b', taken: [], contested: ['city'] }],
  ['they emptied what I changed', 'a', 'b', '', { city: 'b', taken: [], contested: ['city'] }],
])('a field when %s', (_when, read, typed, current, { city, taken, contested }) => {
  expect(mergeRecord(withCity(read), withCity(typed), withCity(current))).toEqual({
    texts: withCity(city),
    taken,
    contested,
  });
});

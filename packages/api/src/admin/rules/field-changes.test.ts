import { expect, it } from 'vitest';
import { latestByField, type LoggedChange } from './field-changes.ts';

type At = LoggedChange & { at: number };
const made: At = { at: 1, before: null, after: { name: 'A', code: 'X' } };
const renamed: At = { at: 2, before: { name: 'A', code: 'X' }, after: { name: 'B', code: 'X' } };
const recoded: At = { at: 3, before: { code: 'X' }, after: { code: 'Y', reason: 'moved' } };
const emptied: At = { at: 4, before: { code: 'Y' }, after: { code: null } };
const looked: At = { at: 5, before: null, after: null };

it.each([
  ['nothing is logged', [], {}],
  ['it was made', [made], { name: 1, code: 1 }],
  ['one field changed since', [renamed, made], { name: 2, code: 1 }],
  ['a row holds what changed only', [recoded, renamed, made], { name: 2, code: 3 }],
  ['a field was emptied', [emptied, recoded, renamed, made], { name: 2, code: 4 }],
  ['somebody looked since', [looked, renamed, made], { name: 2, code: 1 }],
])('the latest change of each field when %s', (_when, changes: At[], expected) => {
  const found = latestByField(changes, ['name', 'code']);
  expect(Object.fromEntries([...found].map(([field, { at }]) => [field, at]))).toEqual(expected);
});

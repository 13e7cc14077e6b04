import { expect, it } from 'vitest';
import { readTypedDate, withHyphens } from './typed-date.ts';

it.each([
  ['', '2', '2'],
  ['202', '2026', '2026'],
  ['2026', '20260', '2026-0'],
  ['2026', '2026-', '2026-'],
  ['2026-', '2026-0', '2026-0'],
  ['2026-0', '2026-03', '2026-03'],
  ['2026-03', '2026-033', '2026-03-3'],
  ['', '20260331', '2026-03-31'],
  ['2026-3', '2026-3-', '2026-3-'],
  ['2026-3-', '2026-3-1', '2026-3-1'],
  ['2026-03', '2026-0', '2026-0'],
  ['2026-0', '2026-', '2026-'],
  ['31', '31/', '31/'],
])('%j, then %j, reads %j', (before, typed, expected) => {
  expect(withHyphens(typed, before)).toBe(expected);
});

it.each([
  ['2026-03-31', '2026-03-31'],
  [' 20260331 ', '2026-03-31'],
  ['2026-3-1', '2026-03-01'],
  ['2026/03/31', '2026-03-31'],
  ['2026 03 31', '2026-03-31'],
  ['2026-02-29', undefined],
  ['2026-3', undefined],
  ['202631', undefined],
  ['31-03-2026', undefined],
  ['demain', undefined],
  ['', undefined],
])('%j is the date %j', (typed, expected) => {
  expect(readTypedDate(typed)).toBe(expected);
});

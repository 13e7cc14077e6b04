import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  [undefined, null],
  ['', null],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=90-200', { from: 90, to: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-100', { from: 0, to: 99 }],
  ['bytes=-101', { from: 0, to: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['Bytes=1-2', { from: 1, to: 2 }],
  [' bytes=1-2 ', { from: 1, to: 2 }],
  ['bytes=2-1', null],
  ['bytes=-', null],
  ['bytes=1-2,4-5', null],
  ['bytes=a-b', null],
  ['bytes=--1', null],
  ['bytes=0-1e9', null],
  ['bytes=99999999999999999999-', null],
  ['items=0-1', null],
])('takes %j of a file of 100 bytes for %j', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

it.each([
  ['bytes=0-', 'unsatisfiable'],
  ['bytes=-5', 'unsatisfiable'],
  [undefined, null],
])('has nothing to give of an empty file for %j', (header, range) => {
  expect(readByteRange(header, 0)).toEqual(range);
});

import { expect, it } from 'vitest';
import { alertReaders, repeatLettersBefore } from './alert-letters.ts';

const both = { staff: [2, 3], administrators: [1] };
const about = 9;

it.each([
  { title: 'the establishment’s staff first', readers: both, isAgain: false, expected: [2, 3] },
  {
    title: 'the administrators too, once it was left',
    readers: both,
    isAgain: true,
    expected: [2, 3, 1],
  },
  {
    title: 'the administrators where there is no staff',
    readers: { staff: [], administrators: [1] },
    isAgain: false,
    expected: [1],
  },
  {
    title: 'somebody of both roles once',
    readers: { staff: [1, 2], administrators: [1] },
    isAgain: true,
    expected: [1, 2],
  },
  {
    title: 'nobody about themselves',
    readers: { staff: [about, 2], administrators: [about] },
    isAgain: true,
    expected: [2],
  },
  {
    title: 'the administrators where the only staff is the person',
    readers: { staff: [about], administrators: [1] },
    isAgain: false,
    expected: [1],
  },
  {
    title: 'nobody where there is nobody',
    readers: { staff: [], administrators: [] },
    isAgain: false,
    expected: [],
  },
])('writes to $title', ({ readers, isAgain, expected }) => {
  expect(alertReaders(readers, { aboutUserId: about, isAgain })).toEqual(expected);
});

it('writes again after a whole day, also over a change of clocks', () => {
  expect(repeatLettersBefore(new Date('2026-03-08T15:00:00Z'))).toEqual(
    new Date('2026-03-07T15:00:00Z'),
  );
});

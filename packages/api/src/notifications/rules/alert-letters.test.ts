import { expect, it } from 'vitest';
import { alertReaders, toldAgainBefore } from './alert-letters.ts';

const both = { staff: [2, 3], administrators: [1] };
const about = 9;

it.each([
  { title: 'the establishment’s staff first', readers: both, isToldAgain: false, told: [2, 3] },
  {
    title: 'the administrators too, once it was left',
    readers: both,
    isToldAgain: true,
    told: [2, 3, 1],
  },
  {
    title: 'the administrators where there is no staff',
    readers: { staff: [], administrators: [1] },
    isToldAgain: false,
    told: [1],
  },
  {
    title: 'somebody of both roles once',
    readers: { staff: [1, 2], administrators: [1] },
    isToldAgain: true,
    told: [1, 2],
  },
  {
    title: 'nobody about themselves',
    readers: { staff: [about, 2], administrators: [about] },
    isToldAgain: true,
    told: [2],
  },
  {
    title: 'the administrators where the only staff is the person',
    readers: { staff: [about], administrators: [1] },
    isToldAgain: false,
    told: [1],
  },
  {
    title: 'nobody where there is nobody',
    readers: { staff: [], administrators: [] },
    isToldAgain: false,
    told: [],
  },
])('writes to $title', ({ readers, isToldAgain, told }) => {
  expect(alertReaders(readers, { aboutUserId: about, isToldAgain })).toEqual(told);
});

it('tells again after a whole day, also over a change of clocks', () => {
  expect(toldAgainBefore(new Date('2026-03-08T15:00:00Z'))).toEqual(
    new Date('2026-03-07T15:00:00Z'),
  );
});

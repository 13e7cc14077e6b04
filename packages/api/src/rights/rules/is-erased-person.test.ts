import { expect, it } from 'vitest';
import { isErasedPerson, type Bearer, type ErasedBefore } from './is-erased-person.ts';

const MADE = '2026-01-06T12:00:00.001Z';
const LATER = '2026-01-06T12:00:00.002Z';
const line: ErasedBefore = {
  participantCode: 'PA',
  establishmentId: 3,
  createdAt: MADE,
  erasedAt: '2026-02-01T00:00:00.000Z',
};
const bearer: Bearer = { participantCode: 'PA', establishmentId: 3, createdAt: new Date(MADE) };
const old: ErasedBefore = { participantCode: 'PA', erasedAt: MADE };
const staff = { participantCode: null, establishmentId: null };

it.each([
  ['all the same', line, bearer, true],
  ['a code drawn anew', line, { ...bearer, participantCode: 'PB' }, true],
  ['another establishment', line, { ...bearer, establishmentId: 4 }, true],
  [
    'another code and establishment',
    line,
    { ...bearer, participantCode: 'PB', establishmentId: 4 },
    false,
  ],
  ['made a millisecond later', line, { ...bearer, createdAt: new Date(LATER) }, false],
  ['a line of staff', { ...line, ...staff }, { ...bearer, ...staff }, true],
  [
    'staff, made at another instant',
    { ...line, ...staff },
    { ...bearer, ...staff, createdAt: new Date(LATER) },
    false,
  ],
  ['an old line, of the code', old, bearer, true],
  ['an old line, of another code', old, { ...bearer, participantCode: 'PB' }, false],
  [
    'an old line, of an account made after it',
    old,
    { ...bearer, createdAt: new Date(LATER) },
    false,
  ],
])('%s: %s', (_, written, found, expected) => {
  expect(isErasedPerson(written, found)).toBe(expected);
});

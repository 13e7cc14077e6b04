import { expect, it } from 'vitest';
import { ROLE } from './roles.ts';
import { isStaffOf, looksAfter, maySee, placesOf } from './sight.ts';

const { administrator, staff, participant } = ROLE;
const viewer = (roles: number[], ...establishmentIds: number[]) => ({
  userId: 1,
  roles,
  establishmentIds,
});
const person = { userId: 2, establishmentId: 7, isDeleted: false };

it.each([
  ['an administrator', viewer([administrator]), null, true, false],
  ['an administrator of the staff', viewer([administrator, staff], 7), null, true, true],
  ['staff of the establishment', viewer([staff], 6, 7), [6, 7], true, true],
  ['staff of another', viewer([staff], 8), [8], false, false],
  ['staff of none', viewer([staff]), [], false, false],
  ['former staff, still assigned', viewer([participant], 7), [], false, false],
  ['a participant', viewer([participant]), [], false, false],
])('%s', (_who, who, places, isLookingAfter, isOfStaff) => {
  expect(placesOf(who)).toEqual(places);
  expect(looksAfter(who, 7)).toBe(isLookingAfter);
  expect(isStaffOf(who, 7)).toBe(isOfStaff);
  expect(maySee(who, person)).toBe(isLookingAfter);
  expect(maySee(who, { ...person, isDeleted: true })).toBe(false);
  expect(maySee(who, { ...person, establishmentId: null })).toBe(false);
  expect(maySee(who, { ...person, userId: 1, establishmentId: null })).toBe(true);
});

import { STAFF_ROLES } from '@aube/auth';
import { expect, it } from 'vitest';
import { isAdmitted, isStaff, ROLE, scopeOf } from './roles.ts';

const { administrator, staff, participant } = ROLE;

it.each([
  [[], [], []],
  [[participant], ['participant'], ['programme']],
  [[staff], ['staff'], ['participants', 'data']],
  [
    [administrator],
    ['staff', 'administrator'],
    ['participants', 'data', 'users', 'establishments'],
  ],
  [
    [staff, participant],
    ['participant', 'staff'],
    ['programme', 'participants', 'data'],
  ],
  [[4], [], []],
])('roles %j are admitted where %j are, with the scope %j', (roles, admitted, scope) => {
  const asked = ['participant', 'staff', 'administrator'] as const;
  expect(asked.filter((admits) => isAdmitted(admits, roles))).toEqual(admitted);
  expect(scopeOf(roles)).toEqual(scope);
  expect(
    (['anyone', 'guest-or-user', 'user'] as const).every((each) => isAdmitted(each, roles)),
  ).toBe(true);
});

it('sessions last as those of staff for the roles that are staff, and for no other', () => {
  for (const role of Object.values(ROLE)) expect(STAFF_ROLES.includes(role)).toBe(isStaff([role]));
});

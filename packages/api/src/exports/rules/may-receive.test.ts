import { expect, it } from 'vitest';
import { ROLE } from '../../people/rules/roles.ts';
import { mayReceive } from './may-receive.ts';

const administrator = { roles: [ROLE.administrator], establishmentIds: [] };
const staff = { roles: [ROLE.staff], establishmentIds: [1, 2] };
const former = { roles: [ROLE.participant], establishmentIds: [1, 2] };

it.each([
  [administrator, { places: null, withIdentity: true }, true],
  [administrator, { places: [3], withIdentity: false }, true],
  [staff, { places: [1, 2], withIdentity: false }, true],
  [staff, { places: [2], withIdentity: false }, true],
  [staff, { places: [], withIdentity: false }, true],
  [staff, { places: [2, 3], withIdentity: false }, false],
  [staff, { places: null, withIdentity: false }, false],
  [staff, { places: [1], withIdentity: true }, false],
  [former, { places: [1], withIdentity: false }, false],
])('%j may have %j: %s', (viewer, prepared, may) => {
  expect(mayReceive(viewer, prepared)).toBe(may);
});

import { describe, expect, it } from 'vitest';
import {
  accountFaults,
  consequencesOf,
  establishmentsOf,
  refusalOfChange,
  type Standing,
} from './account-change.ts';
import type { AccountState } from './account-state.ts';

const standing = (roles: number[], state: AccountState, method: Standing['method'] = 'local') => ({
  roles,
  state,
  method,
});

const admin = standing([1], 'active');
const staff = standing([2], 'active');

describe('who may change whose account', () => {
  it.each([
    ['an administrator is deactivated', admin, standing([1], 'deactivated'), false, 1, null],
    [
      'the last is deactivated',
      admin,
      standing([1], 'deactivated'),
      false,
      0,
      'LAST_ADMINISTRATOR',
    ],
    ['the last is deleted', admin, standing([1], 'deleted'), false, 0, 'LAST_ADMINISTRATOR'],
    ['the last loses role 1', admin, standing([2], 'active'), false, 0, 'LAST_ADMINISTRATOR'],
    ['the last gets role 2 too', admin, standing([1, 2], 'active'), false, 0, null],
    [
      'one who never logged in goes',
      standing([1], 'pending'),
      standing([1], 'deleted'),
      false,
      0,
      null,
    ],
    ['a member of staff goes', staff, standing([2], 'deleted'), false, 0, null],
    ['oneself is deactivated', admin, standing([1], 'deactivated'), true, 4, 'OWN_ACCOUNT'],
    ['oneself is deleted', admin, standing([1], 'deleted'), true, 4, 'OWN_ACCOUNT'],
    ['oneself loses role 1', admin, standing([1, 2].slice(1), 'active'), true, 4, 'OWN_ACCOUNT'],
    ['oneself gets role 2', admin, standing([1, 2], 'active'), true, 0, null],
    [
      'oneself, the last, is deleted',
      admin,
      standing([1], 'deleted'),
      true,
      0,
      'LAST_ADMINISTRATOR',
    ],
    ['one is let in again', standing([1], 'deactivated'), admin, false, 1, null],
  ] as const)('%s', (_what, before, after, isOwn, others, refusal) => {
    expect(refusalOfChange({ before, after }, { isOwn, others })).toBe(refusal);
  });
});

describe('what a change brings with it', () => {
  it.each([
    ['nothing changes', admin, admin, false, false],
    ['deactivated', staff, standing([2], 'deactivated'), true, false],
    [
      'deactivated before activation',
      standing([2], 'pending'),
      standing([2], 'deactivated'),
      true,
      false,
    ],
    ['deleted', staff, standing([2], 'deleted'), true, false],
    ['let in again', standing([2], 'deactivated'), staff, false, false],
    [
      'let in, never activated',
      standing([2], 'deactivated'),
      standing([2], 'pending'),
      false,
      true,
    ],
    ['restored, never activated', standing([2], 'deleted'), standing([2], 'pending'), false, false],
    [
      'a participant becomes staff',
      standing([3], 'active'),
      standing([2, 3], 'active'),
      true,
      false,
    ],
    ['staff become administrators', staff, admin, false, false],
    ['staff lose their role', standing([2, 3], 'active'), standing([3], 'active'), false, false],
    ['through a provider', staff, standing([2], 'active', 'oidc'), true, false],
  ] as const)('%s', (_what, before, after, endsSessions, sendsActivation) => {
    expect(consequencesOf({ before, after })).toEqual({ endsSessions, sendsActivation });
  });
});

it.each([
  [[2], [7, 3, 7], [3, 7]],
  [[1, 2], [3], [3]],
  [[1], [3], []],
  [[3], [3], []],
])('roles %j keep the establishments of %j: %j', (roles, ids, kept) => {
  expect(establishmentsOf(roles, ids)).toEqual(kept);
});

describe('what does not fit together', () => {
  const fit = { roles: [1], establishmentIds: [], method: 'local', hasProgramme: false } as const;
  it.each([
    ['an administrator', {}, []],
    ['nobody', { roles: [] }, ['roles required']],
    ['staff of nowhere', { roles: [2] }, ['establishmentIds required']],
    ['staff', { roles: [2], establishmentIds: [4] }, []],
    ['a participant of nowhere', { roles: [3] }, ['establishmentIds required']],
    ['a participant', { roles: [3], establishmentIds: [4] }, []],
    ['a participant who has begun', { roles: [3], hasProgramme: true }, []],
    [
      'a programme without its person',
      { roles: [1], hasProgramme: true },
      ['roles programmeStays'],
    ],
    ['staff through a provider', { roles: [1], method: 'oidc' }, []],
    [
      'a participant through a provider',
      { roles: [3], establishmentIds: [4], method: 'oidc' },
      ['authenticationMethod staffOnly'],
    ],
    [
      'several faults at once',
      { roles: [2], hasProgramme: true },
      ['roles programmeStays', 'establishmentIds required'],
    ],
  ] as const)('%s', (_who, given, faults) => {
    const found = accountFaults({ ...fit, ...given });
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  });
});

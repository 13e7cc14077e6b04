import { describe, expect, it } from 'vitest';
import { ROLE } from '../../people/rules/roles.ts';
import {
  isSecondFactorRequired,
  secondFactorDemand,
  type AuthenticationMethod,
} from './second-factor.ts';

const { administrator, staff, participant } = ROLE;

describe('what a login asks for beside the password (D57)', () => {
  it.each<[AuthenticationMethod, number[], has: boolean, required: string, optional: string]>([
    ['local', [administrator], false, 'setUp', 'none'],
    ['local', [administrator], true, 'code', 'code'],
    ['local', [staff], false, 'setUp', 'none'],
    ['local', [staff, participant], false, 'setUp', 'none'],
    ['local', [participant], false, 'none', 'none'],
    ['local', [participant], true, 'code', 'code'],
    ['local', [], false, 'none', 'none'],
    ['oidc', [administrator], false, 'none', 'none'],
    ['oidc', [staff], true, 'none', 'none'],
  ])('%s, roles %j, set up: %s', (method, roles, hasSecondFactor, required, optional) => {
    const standing = { method, roles, hasSecondFactor };
    expect(secondFactorDemand(standing, true)).toBe(required);
    expect(secondFactorDemand(standing, false)).toBe(optional);
  });
});

describe('who may not be without a second factor (D57)', () => {
  it.each<[AuthenticationMethod, number[], boolean]>([
    ['local', [administrator], true],
    ['local', [staff, participant], true],
    ['local', [participant], false],
    ['local', [], false],
    ['oidc', [staff], false],
  ])('%s, roles %j', (method, roles, expected) => {
    expect(isSecondFactorRequired({ method, roles }, { isRequired: true })).toBe(expected);
    expect(isSecondFactorRequired({ method, roles }, { isRequired: false })).toBe(false);
  });
});

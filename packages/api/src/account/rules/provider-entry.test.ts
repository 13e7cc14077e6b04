import { describe, expect, it } from 'vitest';
import { providerEntry } from './provider-entry.ts';
import { ROLE } from '../../people/rules/roles.ts';

const identity = {
  issuer: 'https://id.example.test',
  subject: 's1',
  isEmailVerified: true,
  isFactorProven: true,
};
const unproven = { ...identity, isFactorProven: false };
const unverified = { ...identity, isEmailVerified: false };
const account = { method: 'oidc', roles: [ROLE.staff], state: 'active', link: null } as const;
const linked = { ...account, link: { issuer: identity.issuer, subject: 's1' } };

describe('who enters through the establishment’s provider (D56)', () => {
  it.each([
    ['the first time, by a verified address', identity, account, 'link'],
    ['an administrator', identity, { ...account, roles: [ROLE.administrator] }, 'link'],
    ['the first time, by an address that is not verified', unverified, account, 'unverifiedEmail'],
    ['again', identity, linked, 'enter'],
    ['again, whatever became of the address', unverified, linked, 'enter'],
    ['another subject with the address', { ...identity, subject: 's2' }, linked, 'otherSubject'],
    [
      'the subject of another provider',
      { ...identity, issuer: 'https://other.example.test' },
      linked,
      'otherSubject',
    ],
    ['again, with one factor only', unproven, linked, 'noSecondFactor'],
    ['the first time, with one factor only', unproven, account, 'noSecondFactor'],
    [
      'a deactivated one, with one factor',
      unproven,
      { ...linked, state: 'deactivated' },
      'notActive',
    ],
    ['nobody’s address', identity, null, 'unknown'],
    ['an account with a password', identity, { ...account, method: 'local' }, 'localAccount'],
    [
      'one that was linked and has a password now',
      identity,
      { ...linked, method: 'local' },
      'localAccount',
    ],
    ['a participant', identity, { ...account, roles: [ROLE.participant] }, 'notStaff'],
    ['an account that is not activated', identity, { ...account, state: 'pending' }, 'notActive'],
    ['a deactivated one', identity, { ...linked, state: 'deactivated' }, 'notActive'],
    ['a deleted one', identity, { ...linked, state: 'deleted' }, 'notActive'],
  ] as const)('%s', (_, who, found, entry) => {
    expect(providerEntry(who, found)).toBe(entry);
  });
});

import { describe, expect, it } from 'vitest';
import { en } from '../texts/en.ts';
import { sayAllowedLogins } from './say-allowed-logins.ts';

const cli = { t: en, source: { AUBE_COMMAND: 'aube' } };
const named = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);

describe('sayAllowedLogins', () => {
  it.each([
    [0, 0, ['Administrators who can log in: none.', 'Other staff who can log in: none.']],
    [1, 2, ['Administrators who can log in: 1 (a0).', 'Other staff who can log in: 2 (a0, a1).']],
    [
      6,
      0,
      [
        'Administrators who can log in: 6 (a0, a1, a2, a3, a4, a5).',
        'Other staff who can log in: none.',
      ],
    ],
    [
      1000,
      7,
      [
        'Administrators who can log in: 1000 (a0, a1, a2, a3, a4, and 995 others).',
        'Other staff who can log in: 7 (a0, a1, a2, a3, a4, and 2 others).',
        'The whole list: aube user list',
      ],
    ],
  ])('counts %i administrators and %i others, and names a few', (administrators, staff, said) => {
    const mayEnter = { administrators: named(administrators), staff: named(staff) };
    expect(sayAllowedLogins(cli, mayEnter)).toEqual(said);
  });
});

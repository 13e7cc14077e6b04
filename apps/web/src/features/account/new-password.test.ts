import { expect, it } from 'vitest';
import { newPasswordFaults } from './new-password.ts';

const short = { password: 'passwordTooShort' };
const long = { password: 'passwordTooLong' };

it.each([
  ['nothing', '', '', { ...short, passwordConfirmation: 'required' }],
  ['11 characters', 'x7Kq2mVb9Lp', 'x7Kq2mVb9Lp', short],
  ['12 characters', 'x7Kq2mVb9LpZ', 'x7Kq2mVb9LpZ', {}],
  ['11 emoji, which are 22 code units', '🌙'.repeat(11), '🌙'.repeat(11), short],
  ['128 emoji', '🌙'.repeat(128), '🌙'.repeat(128), {}],
  ['129 characters', 'x'.repeat(129), 'x'.repeat(129), long],
  ['no second password', 'x7Kq2mVb9LpZ', '', { passwordConfirmation: 'required' }],
  ['another second password', 'x7Kq2mVb9LpZ', 'x7', { passwordConfirmation: 'passwordsDiffer' }],
])('of %s', (_what, password, passwordConfirmation, faults) => {
  expect(newPasswordFaults({ password, passwordConfirmation })).toEqual(faults);
});

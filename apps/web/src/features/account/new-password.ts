import { passwordRules } from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import type { FieldMessages } from '../../lib/form-errors.ts';

export type NewPassword = {
  password: string;
  passwordConfirmation: string;
};

export const newPasswordMessages: FieldMessages<NewPassword> = {
  password: {},
  passwordConfirmation: { required: msg`Entrez le mot de passe une seconde fois` },
};

/** Error codes of a new password. The browser checks only the length; the server checks all rules. */
export function newPasswordFaults({
  password,
  passwordConfirmation,
}: NewPassword): Readonly<Partial<Record<keyof NewPassword, string>>> {
  const { length } = Array.from(password);
  return {
    ...(length < passwordRules.minimumLength && { password: 'passwordTooShort' }),
    ...(length > passwordRules.maximumLength && { password: 'passwordTooLong' }),
    ...(passwordConfirmation !== password && { passwordConfirmation: 'passwordsDiffer' }),
    ...(passwordConfirmation === '' && { passwordConfirmation: 'required' }),
  };
}

export const newPasswordIn = (valueOf: (field: string) => string): NewPassword => ({
  password: valueOf('password'),
  passwordConfirmation: valueOf('passwordConfirmation'),
});

/** Registers the fields of a new password in a long form. */
export const registerNewPassword =
  <Values extends FieldValues & NewPassword>(register: UseFormRegister<Values>) =>
  (field: keyof NewPassword) =>
    register(field as string as Path<Values>, {
      validate: (_value, form) => newPasswordFaults(form)[field] ?? true,
    });

import { passwordRules } from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import type { FieldMessages, FormErrors } from '../../lib/form-errors.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { KnownUsername } from './known-username.tsx';

export type NewPassword = {
  password: string;
  passwordConfirmation: string;
};

export const newPasswordMessages: FieldMessages<NewPassword> = {
  password: {},
  passwordConfirmation: { required: msg`Entrez le mot de passe une seconde fois` },
};

type NewPasswordFieldsProps = {
  readonly username: string;
  readonly register: UseFormRegister<NewPassword>;
  readonly errorOf: (field: keyof NewPassword) => string | undefined;
  readonly label?: string;
};

/** The browser checks only the length. The server checks all rules. */
export function NewPasswordFields({ username, register, errorOf, label }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const { minimumLength, maximumLength } = passwordRules;
  return (
    <>
      <KnownUsername username={username} />
      <PasswordField
        id="password"
        label={label ?? t`Mot de passe`}
        hint={t`Au moins ${minimumLength} caractères, sans votre nom ni les mots du programme, comme « sommeil » ou « aube ». Une suite de mots facile à retenir convient très bien.`}
        autoComplete="new-password"
        error={errorOf('password')}
        {...register('password', {
          required: 'passwordTooShort',
          minLength: { value: minimumLength, message: 'passwordTooShort' },
          maxLength: { value: maximumLength, message: 'passwordTooLong' },
        })}
      />
      <PasswordField
        id="passwordConfirmation"
        label={t`Mot de passe, une seconde fois`}
        autoComplete="new-password"
        error={errorOf('passwordConfirmation')}
        {...register('passwordConfirmation', {
          required: 'required',
          validate: (value, form) => value === form.password || 'passwordsDiffer',
        })}
      />
    </>
  );
}

export function asNewPassword<Values extends FieldValues & NewPassword>(
  register: UseFormRegister<Values>,
  errors: FormErrors<NewPassword>,
): Pick<NewPasswordFieldsProps, 'register' | 'errorOf'> {
  return {
    register: ((name, options) =>
      register(name as unknown as Path<Values>, options as never)) as UseFormRegister<NewPassword>,
    errorOf: errors.of,
  };
}

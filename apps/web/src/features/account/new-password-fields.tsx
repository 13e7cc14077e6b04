import { passwordRules } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { KnownUsername } from './known-username.tsx';
import type { NewPassword } from './new-password.ts';

type NewPasswordFieldsProps = {
  readonly username: string;
  readonly errorOf: (field: keyof NewPassword) => string | undefined;
  /** Connects a field to a long form. A short form reads its fields by name. */
  readonly register?: (field: keyof NewPassword) => ComponentPropsWithRef<'input'>;
  readonly label?: string;
};

export function NewPasswordFields({ username, errorOf, register, label }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const { minimumLength } = passwordRules;
  return (
    <>
      <KnownUsername username={username} />
      <PasswordField
        id="password"
        name="password"
        label={label ?? t`Mot de passe`}
        hint={t`Au moins ${minimumLength} caractères, sans votre nom ni les mots du programme, comme « sommeil » ou « aube ». Une suite de mots facile à retenir convient très bien.`}
        autoComplete="new-password"
        error={errorOf('password')}
        {...register?.('password')}
      />
      <PasswordField
        id="passwordConfirmation"
        name="passwordConfirmation"
        label={t`Mot de passe, une seconde fois`}
        autoComplete="new-password"
        error={errorOf('passwordConfirmation')}
        {...register?.('passwordConfirmation')}
      />
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { type FieldMessages, useFormErrors } from '../../../../lib/form-errors.ts';
import { announce } from '../../../../lib/live-region.tsx';
import { useSession } from '../../../../lib/session.ts';
import { trpc } from '../../../../trpc.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { type NewPassword, newPasswordMessages, registerNewPassword } from '../../new-password.ts';
import { NewPasswordFields } from '../../new-password-fields.tsx';

type PasswordChange = { currentPassword: string } & NewPassword;

const messages: FieldMessages<PasswordChange> = {
  currentPassword: {
    required: msg`Entrez votre mot de passe actuel`,
    wrongPassword: msg`Ce n’est pas votre mot de passe actuel`,
  },
  ...newPasswordMessages,
};

/** A new password logs out all other devices. @decision D59 D61 */
export function PasswordPanel() {
  const { t } = useLingui();
  const session = useSession();
  const change = trpc.account.changePassword.useMutation();
  const { register, handleSubmit, formState, reset } = useForm<PasswordChange>({
    shouldFocusError: false,
  });
  const errors = useFormErrors(messages, formState, change.error);
  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        reset();
        announce(t`Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.`);
      },
    });
  });
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <p className="mb-5 text-ink-soft">
        <Trans>
          Vos autres appareils seront déconnectés, et un courriel vous avertira du changement. Vos
          jetons d’accès, si vous en avez, restent valables : « Appareils » et « Jetons d’accès »
          permettent de les révoquer.
        </Trans>
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          id="currentPassword"
          label={t`Mot de passe actuel`}
          autoComplete="current-password"
          error={errors.of('currentPassword')}
          {...register('currentPassword', { required: 'required' })}
        />
        <NewPasswordFields
          username={session.status === 'member' ? session.account.email : ''}
          label={t`Nouveau mot de passe`}
          register={registerNewPassword(register)}
          errorOf={errors.of}
        />
        <Button type="submit" busy={change.isPending}>
          {change.isPending ? (
            <Trans>Enregistrement…</Trans>
          ) : (
            <Trans>Changer le mot de passe</Trans>
          )}
        </Button>
      </form>
      {change.isSuccess && (
        <Banner kind="ok" className="mt-6">
          <p>
            <Trans>
              Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.
            </Trans>
          </p>
        </Banner>
      )}
    </>
  );
}

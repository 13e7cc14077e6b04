import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useLocation } from 'wouter';
import { faultOf } from '../../lib/error-code.ts';
import { type FieldMessages, useFormErrors } from '../../lib/form-errors.ts';
import type { LinkToken } from '../../lib/link-token.ts';
import { pathTo } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx';

const messages: FieldMessages<NewPassword> = { password: {}, passwordConfirmation: {} };

/** The new password, from the letter's link. */
export function PasswordResetForm({ link }: { link: LinkToken }) {
  const reset = trpc.account.resetPassword.useMutation();
  const [, navigate] = useLocation();
  const { register, handleSubmit, formState } = useForm<NewPassword>({ shouldFocusError: false });
  const errors = useFormErrors(messages, formState.errors, reset.error);
  const isDead = reset.isError && faultOf(reset.error).code === 'TOKEN_INVALID';
  const submit = handleSubmit(
    (values) =>
      reset.mutate(
        { token: link.token, ...(link.username && { username: link.username }), ...values },
        { onError: errors.fail },
      ),
    errors.fail,
  );
  return (
    <>
      <PageHeading>
        <Trans>Nouveau mot de passe</Trans>
      </PageHeading>
      {reset.isSuccess ? (
        <>
          <Banner kind="ok" title={<Trans>Votre mot de passe est changé</Trans>}>
            <p className="mt-1">
              <Trans>Connectez-vous avec le nouveau. Vos autres appareils sont déconnectés.</Trans>
            </p>
          </Banner>
          <Link to="login" bare className={buttonClass('primary', 'mt-6 w-full')}>
            <Trans>Se connecter</Trans>
          </Link>
        </>
      ) : (
        <>
          <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
          {isDead ? (
            <Button
              className="w-full"
              onClick={() =>
                navigate(pathTo('passwordResetRequest'), { replace: true, state: null })
              }
            >
              <Trans>Demander un nouveau lien</Trans>
            </Button>
          ) : (
            <form noValidate onSubmit={(event) => void submit(event)}>
              <NewPasswordFields register={register} errorOf={errors.of} />
              <Button type="submit" busy={reset.isPending} className="w-full">
                {reset.isPending ? (
                  <Trans>Enregistrement…</Trans>
                ) : (
                  <Trans>Enregistrer le mot de passe</Trans>
                )}
              </Button>
            </form>
          )}
        </>
      )}
    </>
  );
}

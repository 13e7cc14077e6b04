import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { IncompleteLink } from '../features/account/link-problem.tsx';
import { type NewPassword, NewPasswordFields } from '../features/account/new-password-fields.tsx';
import { faultOf } from '../lib/error-code.ts';
import { type FieldMessages, useFormErrors } from '../lib/form-errors.ts';
import { useLinkToken } from '../lib/link-token.ts';
import type { PageProps } from '../lib/page-module.ts';
import { trpc } from '../trpc.ts';
import { Banner } from '../ui/banner.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

const messages: FieldMessages<NewPassword> = { password: {}, passwordConfirmation: {} };

/**
 * Activation from the letter's link. A button does it, never the opening of the page: readers of
 * mail open links too. An account made by staff asks for its first password. @decision D42
 */
export default function ActivationPage({ params }: PageProps) {
  const link = useLinkToken(params, 'activationBare');
  const activation = trpc.account.activate.useMutation();
  const needsPassword =
    activation.isError &&
    faultOf(activation.error).issues.some((issue) => issue.path[0] === 'password');
  const { register, handleSubmit, formState } = useForm<NewPassword>({ shouldFocusError: false });
  const isFirstAsk = needsPassword && formState.submitCount <= 1;
  const errors = useFormErrors(messages, formState.errors, isFirstAsk ? null : activation.error);
  const submit = handleSubmit(({ password }) => {
    if (!link) return;
    activation.mutate(
      {
        token: link.token,
        ...(link.username && { username: link.username }),
        ...(password && { password }),
      },
      { onError: errors.fail },
    );
  }, errors.fail);

  return (
    <>
      <PageHeading>
        <Trans>Activation du compte</Trans>
      </PageHeading>
      {activation.isSuccess ? (
        <>
          <Banner kind="ok" title={<Trans>Votre compte est actif</Trans>}>
            <p className="mt-1">
              <Trans>Connectez-vous pour commencer.</Trans>
            </p>
          </Banner>
          <Link to="login" bare className={buttonClass('primary', 'mt-6 w-full')}>
            <Trans>Se connecter</Trans>
          </Link>
        </>
      ) : link ? (
        <>
          <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
          <form noValidate onSubmit={(event) => void submit(event)}>
            {needsPassword ? (
              <>
                <p className="mb-6">
                  <Trans>Choisissez le mot de passe de votre nouveau compte.</Trans>
                </p>
                <NewPasswordFields register={register} errorOf={errors.of} />
              </>
            ) : (
              <p className="mb-6">
                <Trans>Une pression sur le bouton, et votre compte est prêt.</Trans>
              </p>
            )}
            <Button type="submit" busy={activation.isPending} className="w-full">
              {activation.isPending ? (
                <Trans>Activation en cours…</Trans>
              ) : (
                <Trans>Activer mon compte</Trans>
              )}
            </Button>
          </form>
        </>
      ) : (
        <IncompleteLink>
          <Trans>Ouvrez de nouveau le lien de la lettre d’activation, en entier.</Trans>
        </IncompleteLink>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useFormErrors } from '../../lib/form-errors.ts';
import type { LinkToken } from '../../lib/link-token.ts';
import { useShortForm } from '../../lib/short-form.ts';
import { pathTo } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkFailure } from './link-problem.tsx';
import { newPasswordFaults, newPasswordIn, newPasswordMessages } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { WithoutOtherSession } from './without-other-session.tsx';

export function PasswordReset({ link }: { link: LinkToken }) {
  const [, navigate] = useLocation();
  const { token, username } = link;
  const preview = trpc.account.previewPasswordReset.useQuery(
    { token, ...(username && { username }) },
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <>
      <PageHeading>
        <Trans>Nouveau mot de passe</Trans>
      </PageHeading>
      {preview.data ? (
        <WithoutOtherSession
          username={preview.data.username}
          effect={<Trans>Ce lien sert à changer le mot de passe d’un autre compte.</Trans>}
        >
          <PasswordResetForm link={link} username={preview.data.username} />
        </WithoutOtherSession>
      ) : preview.isError ? (
        <LinkFailure error={preview.error} onRetry={() => void preview.refetch()}>
          <Button
            kind="secondary"
            onClick={() => navigate(pathTo('passwordResetRequest'), { replace: true, state: null })}
          >
            <Trans>Demander un nouveau lien</Trans>
          </Button>
        </LinkFailure>
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}

type PasswordResetFormProps = { readonly link: LinkToken; readonly username: string };

function PasswordResetForm({ link, username }: PasswordResetFormProps) {
  const reset = trpc.account.resetPassword.useMutation();
  const { form, formState } = useShortForm(
    (valueOf) => newPasswordFaults(newPasswordIn(valueOf)),
    (valueOf) =>
      reset.mutate({
        token: link.token,
        ...(link.username && { username: link.username }),
        ...newPasswordIn(valueOf),
      }),
  );
  const errors = useFormErrors(newPasswordMessages, formState, reset.error);
  if (reset.isSuccess) {
    return (
      <>
        <Outcome>
          <Notice kind="ok" title={<Trans>Votre mot de passe a été changé</Trans>}>
            <Trans>Connectez-vous avec le nouveau. Vos autres appareils ont été déconnectés.</Trans>
          </Notice>
        </Outcome>
        <Link to="login" bare className={buttonClass('primary', 'mt-6 w-full')}>
          <Trans>Se connecter</Trans>
        </Link>
      </>
    );
  }
  return (
    <>
      <ErrorSummary errors={errors.lines} attempt={errors.attempt} />
      <form {...form}>
        <NewPasswordFields username={username} errorOf={errors.of} />
        <Button type="submit" busy={reset.isPending} className="w-full">
          {reset.isPending ? (
            <Trans>Enregistrement…</Trans>
          ) : (
            <Trans>Enregistrer le mot de passe</Trans>
          )}
        </Button>
      </form>
    </>
  );
}

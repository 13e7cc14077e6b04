import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../lib/error-code.ts';
import { useErrorText } from '../../lib/error-messages.ts';
import { type LinkToken, useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IncompleteLink, LinkFailure } from './link-problem.tsx';

/** @decision D54 D61 */
function EmailChange({ token, email }: { token: string; email: string }) {
  const change = trpc.account.confirmEmailChange.useMutation();
  const { t } = useLingui();
  const errorText = useErrorText();
  const [attempt, setAttempt] = useState(0);
  if (change.isSuccess) {
    return (
      <>
        <Outcome>
          <Notice kind="ok" title={<Trans>Votre adresse a été changée</Trans>}>
            <Trans>
              Connectez-vous maintenant avec <strong>{email}</strong>. Votre mot de passe reste le
              même.
            </Trans>
          </Notice>
        </Outcome>
        <Link to="home" bare className={buttonClass('primary', 'mt-6 w-full')}>
          <Trans>Continuer</Trans>
        </Link>
      </>
    );
  }
  const { code } = faultOf(change.error);
  const fault =
    code === 'ALREADY_EXISTS'
      ? t`Cette adresse sert déjà à un autre compte. La vôtre n’a pas changé.`
      : errorText({ code });
  return (
    <>
      {change.isError && <ErrorSummary errors={[{ text: fault }]} attempt={attempt} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ token }, { onError: () => setAttempt((count) => count + 1) });
        }}
      >
        <p className="mb-6">
          <Trans>
            L’adresse de votre compte deviendra <strong>{email}</strong>. Vous vous en servirez pour
            vous connecter, et vos courriels y arriveront.
          </Trans>
        </p>
        <Button type="submit" busy={change.isPending} className="w-full">
          {change.isPending ? <Trans>Confirmation en cours…</Trans> : <Trans>Confirmer</Trans>}
        </Button>
      </form>
    </>
  );
}

/** Only the button confirms the address, because some mail programs open links automatically. */
export default function EmailChangePage({ params }: PageProps) {
  const link = useLinkToken(params, 'emailChange');
  return (
    <>
      <PageHeading>
        <Trans>Nouvelle adresse de courriel</Trans>
      </PageHeading>
      {link ? (
        <PreviewedChange link={link} />
      ) : (
        <IncompleteLink>
          <Trans>
            Ouvrez de nouveau le lien du courriel de confirmation, en le prenant en entier.
          </Trans>
        </IncompleteLink>
      )}
    </>
  );
}

function PreviewedChange({ link: { token } }: { link: LinkToken }) {
  const preview = trpc.account.previewEmailChange.useQuery(
    { token },
    // The link stops working after its first use, so the answer is never fetched again.
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (preview.data) return <EmailChange token={token} email={preview.data.email} />;
  if (preview.isError) {
    return (
      <LinkFailure error={preview.error} onRetry={() => void preview.refetch()}>
        <Trans>
          Si votre adresse n’a pas encore changé, demandez-le de nouveau dans votre compte, ou à la
          personne qui s’en occupe.
        </Trans>
      </LinkFailure>
    );
  }
  return <Skeleton lines={3} />;
}

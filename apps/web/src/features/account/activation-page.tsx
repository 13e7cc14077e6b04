import { Trans } from '@lingui/react/macro';
import { ActivationForm } from './activation-form.tsx';
import { JoiningDawn } from './joining-dawn.tsx';
import { IncompleteLink, LinkFailure } from './link-problem.tsx';
import { WithoutOtherSession } from './without-other-session.tsx';
import { type LinkToken, useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { trpc } from '../../trpc.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Only the button activates the account, because some mail programs open links automatically. */
export default function ActivationPage({ params }: PageProps) {
  const link = useLinkToken(params, 'activationBare');
  return (
    <>
      <JoiningDawn title={<Trans>Activation du compte</Trans>} />
      {link ? (
        <Activation link={link} />
      ) : (
        <IncompleteLink>
          <Trans>
            Ouvrez de nouveau le lien du courriel d’activation, en le prenant en entier.
          </Trans>
        </IncompleteLink>
      )}
    </>
  );
}

function Activation({ link }: { link: LinkToken }) {
  const { token, username } = link;
  const preview = trpc.account.previewActivation.useQuery(
    { token, ...(username && { username }) },
    // The link stops working after its first use, so the answer is never fetched again.
    { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (preview.data) {
    return (
      <WithoutOtherSession
        username={preview.data.username}
        effect={<Trans>Ce lien sert à activer un autre compte.</Trans>}
      >
        <ActivationForm link={link} {...preview.data} />
      </WithoutOtherSession>
    );
  }
  if (preview.isError) {
    return (
      <LinkFailure error={preview.error} onRetry={() => void preview.refetch()}>
        <Trans>
          Votre compte est peut-être déjà actif : <Link to="login">essayez de vous connecter</Link>.
          Sinon, <Link to="passwordResetRequest">demandez un nouveau courriel</Link>.
        </Trans>
      </LinkFailure>
    );
  }
  return <Skeleton lines={3} />;
}

import { Trans } from '@lingui/react/macro';
import { type LinkToken, useLinkToken } from '../../lib/link-token.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { trpc } from '../../trpc.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmailChange } from './email-change.tsx';
import { IncompleteLink, LinkFailure } from './link-problem.tsx';

/** The link that confirms a new address. Only the button confirms: mail programs open links too. */
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
          <Trans>Ouvrez de nouveau le lien du courriel de confirmation, en entier.</Trans>
        </IncompleteLink>
      )}
    </>
  );
}

function PreviewedChange({ link: { token } }: { link: LinkToken }) {
  const preview = trpc.account.previewEmailChange.useQuery(
    { token },
    // A used link no longer works, so nothing asks for it again.
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

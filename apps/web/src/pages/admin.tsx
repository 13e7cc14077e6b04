import { Trans } from '@lingui/react/macro';
import { InvitationForm } from '../features/admin/invitation-form.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** What staff can do today, said plainly. */
export default function AdminPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Vous pouvez inviter des personnes. Les listes, les statistiques et les exports ne sont
            pas encore ouverts.
          </Trans>
        }
      >
        <Trans>Administration</Trans>
      </PageHeading>
      <h2 className="mb-4 text-lead">
        <Trans>Inviter au programme</Trans>
      </h2>
      <InvitationForm />
    </>
  );
}

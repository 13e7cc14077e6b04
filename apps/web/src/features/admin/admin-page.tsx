import { Trans } from '@lingui/react/macro';
import { InvitationForm } from './invitation-form.tsx';
import { AlertSection } from './safety/alert-section.tsx';
import { LockedSchedules } from './safety/locked-schedules.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The console's first page: what must be seen comes first. @decision D33 */
export default function AdminPage() {
  return (
    <>
      <PageHeading>
        <Trans>Administration</Trans>
      </PageHeading>
      <AlertSection />
      <LockedSchedules />
      <h2 className="mb-4 text-lead">
        <Trans>Inviter au programme</Trans>
      </h2>
      <InvitationForm />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { InviteButton } from './invitations/invite-button.tsx';
import { RecentPeople } from './recent-people.tsx';
import { AlertSection } from './safety/alert-section.tsx';
import { LockedSchedules } from './safety/locked-schedules.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** The console's first page: what must be seen comes first. @decision D33 */
export default function AdminPage() {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          <Trans>Administration</Trans>
        </PageHeading>
        <InviteButton className="mb-8" />
      </div>
      <AlertSection />
      <RecentPeople />
      <LockedSchedules />
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { InviteButton } from './invitations/invite-button.tsx';
import { RecentPeople } from './recent-people.tsx';
import { AlertSection } from './safety/alert-section.tsx';
import { CallList } from './worklist/call-list.tsx';
import { SiteNumbers } from './worklist/site-numbers.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/**
 * First page of the console: people who need attention, the urgent first; the figures of the site
 * beside them. @decision D33 D64
 */
export default function AdminPage() {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          <Trans>Administration</Trans>
        </PageHeading>
        <InviteButton className="mb-8" />
      </div>
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <AlertSection />
          <CallList />
        </div>
        <div className="min-w-0">
          <RecentPeople />
          <SiteNumbers />
        </div>
      </div>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { ParticipantList } from '../features/admin/participants/participant-list.tsx';
import { WaitingAlertsNotice } from '../features/admin/safety/waiting-alerts-notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Whom one looks after. @source specification §2 */
export default function AdminParticipantsPage() {
  return (
    <>
      <WaitingAlertsNotice />
      <PageHeading>
        <Trans>Participants</Trans>
      </PageHeading>
      <ParticipantList />
    </>
  );
}

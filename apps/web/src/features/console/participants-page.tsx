import { Trans } from '@lingui/react/macro';
import { ParticipantList } from './participants/participant-list.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** @source specification §2 */
export default function ParticipantsPage() {
  return (
    <>
      <PageHeading>
        <Trans>Participants</Trans>
      </PageHeading>
      <ParticipantList />
    </>
  );
}

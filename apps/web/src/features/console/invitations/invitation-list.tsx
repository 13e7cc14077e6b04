import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { usePlaces } from '../use-places.ts';
import { describeInvitations } from './invitation-description.tsx';
import { InviteButton } from './invite-button.tsx';

/** @decision console#invitations */
export function InvitationList() {
  const places = usePlaces();
  const list = useMemo(() => describeInvitations(places), [places]);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          <Trans>Invitations</Trans>
        </PageHeading>
        <InviteButton className="mb-8" />
      </div>
      <StaffList list={list} />
    </>
  );
}

import { isAdministrator } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { describeInvitations } from './invitation-description.tsx';
import { InviteButton } from './invite-button.tsx';

/** The invitations to the establishments that one looks after. @decision decisions/0035 */
export function InvitationList() {
  const session = useSession();
  const { data } = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const isOfSeveral =
    session.status === 'member' &&
    (isAdministrator(session.account.roles) || session.account.establishmentIds.length > 1);
  const list = useMemo(
    () => describeInvitations({ places: data ?? [], isOfSeveral }),
    [data, isOfSeveral],
  );
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

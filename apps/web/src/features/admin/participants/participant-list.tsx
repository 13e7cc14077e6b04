import { isAdministrator } from '@aube/api/rules';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { StaffList } from '../list/staff-list.tsx';
import { describeParticipants } from './participant-description.tsx';

/** The participants whom one looks after. @source specification §6 */
export function ParticipantList() {
  const session = useSession();
  const { data } = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const isOfSeveral =
    session.status === 'member' &&
    (isAdministrator(session.account.roles) || session.account.establishmentIds.length > 1);
  const list = useMemo(
    () => describeParticipants({ places: data ?? [], isOfSeveral }),
    [data, isOfSeveral],
  );
  return <StaffList list={list} />;
}

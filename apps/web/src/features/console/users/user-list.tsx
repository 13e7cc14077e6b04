import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { trpc } from '../../../trpc.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { describeUsers } from './user-description.tsx';

/** @source specification §2 @decision D54 */
export function UserList() {
  const { data } = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const list = useMemo(() => describeUsers(data ?? []), [data]);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <PageHeading>
          <Trans>Utilisateurs</Trans>
        </PageHeading>
        <Link bare to="adminUserNew" className={buttonClass('primary', 'mb-8')}>
          <Trans>Ajouter un compte</Trans>
        </Link>
      </div>
      <StaffList list={list} />
    </>
  );
}

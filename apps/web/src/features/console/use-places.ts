import { isAdministrator } from '@aube/api/rules';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

export type Places = {
  readonly places: readonly { readonly establishmentId: number; readonly name: string }[];
  readonly isOfSeveral: boolean;
};

export function usePlaces(): Places {
  const session = useSession();
  const { data } = trpc.admin.listOpenEstablishments.useQuery(undefined, { staleTime: 60_000 });
  const isOfSeveral =
    session.status === 'member' &&
    (isAdministrator(session.account.roles) || session.account.establishmentIds.length > 1);
  return useMemo(() => ({ places: data ?? [], isOfSeveral }), [data, isOfSeveral]);
}

import { trpc } from '../../trpc.ts';

/**
 * Reads the session again on a return to this tab, because another tab may have changed the
 * session.
 */
export function useLoginElsewhere(): void {
  trpc.account.findMe.useQuery(undefined, { staleTime: 60_000, refetchOnWindowFocus: 'always' });
}

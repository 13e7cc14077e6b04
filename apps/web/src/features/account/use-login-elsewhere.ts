import { trpc } from '../../trpc.ts';

/**
 * Reads the session again when the person returns to this tab, so that a login in another tab is
 * noticed.
 */
export function useLoginElsewhere(): void {
  trpc.account.findMe.useQuery(undefined, { staleTime: 60_000, refetchOnWindowFocus: 'always' });
}

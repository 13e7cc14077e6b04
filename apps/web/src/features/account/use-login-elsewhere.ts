import { trpc } from '../../trpc.ts';

/**
 * Reads the session when the person returns to this tab: a login in another tab opens the waiting
 * page.
 */
export function useLoginElsewhere(): void {
  trpc.account.findMe.useQuery(undefined, { staleTime: 60_000, refetchOnWindowFocus: 'always' });
}

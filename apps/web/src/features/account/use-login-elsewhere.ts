import { trpc } from '../../trpc.ts';

/**
 * Asks who is there whenever one comes back to this tab: a login in another one, at the establishment
 * too, is one here, and the page that waits opens.
 */
export function useLoginElsewhere(): void {
  trpc.account.findMe.useQuery(undefined, { staleTime: 60_000, refetchOnWindowFocus: 'always' });
}

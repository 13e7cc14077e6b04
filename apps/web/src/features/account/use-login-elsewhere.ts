import { trpc } from '../../trpc.ts';

/**
 * Reads the session again when the person returns to this tab. A login in another tab may have
 * changed the session.
 */
export function useLoginElsewhere(): void {
  trpc.account.findMe.useQuery(undefined, { staleTime: 60_000, refetchOnWindowFocus: 'always' });
}

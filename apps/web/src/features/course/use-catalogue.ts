import { trpc } from '../../trpc.ts';

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/**
 * Loaded once per visit. A page calls this hook next to `useOverview`, so that one request
 * contains both queries.
 */
export function useCatalogue() {
  return trpc.programme.listModules.useQuery(undefined, onceAVisit);
}

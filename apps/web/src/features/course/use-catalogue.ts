import { trpc } from '../../trpc.ts';

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/**
 * Names of the six modules and their chapters, loaded once per visit in the current language. A
 * page calls this hook next to `useOverview`, so that both queries are sent in one request.
 */
export function useCatalogue() {
  return trpc.programme.listModules.useQuery(undefined, onceAVisit);
}

import { trpc } from '../../trpc.ts';

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/**
 * Names of the six modules and their chapters, in the current language: read once per visit. A
 * page calls it beside `useOverview`, so that both share a request.
 */
export function useCatalogue() {
  return trpc.programme.listModules.useQuery(undefined, onceAVisit);
}

import { trpc } from '../../trpc.ts';

const onceAVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/**
 * The names of the six modules and their chapters, in the language on the screen: asked for once a
 * visit. A page calls it beside `useOverview`, so that both travel in one request.
 */
export function useCatalogue() {
  return trpc.programme.listModules.useQuery(undefined, onceAVisit);
}

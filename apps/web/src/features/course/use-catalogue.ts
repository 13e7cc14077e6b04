import { trpc } from '../../trpc.ts';

const readOncePerVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60 * 60_000 } as const;

/** A page calls this hook next to `useOverview`, so that one request holds both queries. */
export function useCatalogue() {
  return trpc.programme.listModules.useQuery(undefined, readOncePerVisit);
}

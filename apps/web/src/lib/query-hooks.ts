/**
 * What the typed hooks stand on (`build/lean-query-hooks.ts`): queries and mutations. A page that
 * wants one of the others moves its name from the second list to the first.
 */
export {
  hashKey,
  QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
} from '@tanstack/react-query';

function leftOut(): never {
  throw new Error('this hook is left out of the bundle: see lib/query-hooks.ts');
}

export {
  leftOut as infiniteQueryOptions,
  leftOut as useInfiniteQuery,
  leftOut as usePrefetchInfiniteQuery,
  leftOut as usePrefetchQuery,
  leftOut as useQueries,
  leftOut as useSuspenseInfiniteQuery,
  leftOut as useSuspenseQueries,
  leftOut as useSuspenseQuery,
};

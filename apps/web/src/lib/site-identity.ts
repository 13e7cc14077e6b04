import { trpc } from '../trpc.ts';

/** @decision D90 */
export const publishedContent = { staleTime: 10_000, gcTime: 60 * 60_000 } as const;

export const useSiteIdentity = () =>
  trpc.programme.getIdentity.useQuery(undefined, publishedContent).data;

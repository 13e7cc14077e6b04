import { trpc } from '../trpc.ts';

/** Content that the console may publish is read again after ten seconds. @decision D90 */
export const publishedContent = { staleTime: 10_000, gcTime: 60 * 60_000 } as const;

export const useSiteIdentity = () =>
  trpc.programme.getIdentity.useQuery(undefined, publishedContent).data;

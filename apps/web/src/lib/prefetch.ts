import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import type { RouteId } from '../routes.ts';

/** @source specification §9 */
const prefetchIdleTimeoutMs = 2000;

export const PrefetchContext = createContext<(id: RouteId) => unknown>(() => undefined);

export const usePrefetch = () => use(PrefetchContext);

const lookAgainMs = 500;

/** After at most 2000 ms. The page's own requests come first. */
export function usePrefetchWhenIdle(ids: readonly RouteId[]): void {
  const prefetch = usePrefetch();
  const queryClient = useQueryClient();
  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } })
      .connection;
    if (connection?.saveData) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let handle = 0;
    const run = () => {
      if (queryClient.isFetching() === 0) ids.forEach((id) => void prefetch(id));
      else timer = setTimeout(wait, lookAgainMs);
    };
    const wait = () => {
      if (typeof requestIdleCallback === 'undefined')
        timer = setTimeout(run, prefetchIdleTimeoutMs);
      else handle = requestIdleCallback(run, { timeout: prefetchIdleTimeoutMs });
    };
    wait();
    return () => {
      clearTimeout(timer);
      if (handle) cancelIdleCallback(handle);
    };
  }, [ids, prefetch, queryClient]);
}

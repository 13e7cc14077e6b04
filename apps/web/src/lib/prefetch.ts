import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect } from 'react';
import type { RouteId } from '../routes.ts';

/** @source specification §9 */
const prefetchIdleTimeoutMs = 2000;

/** Fetches a page's code ahead. The application provides it; without one, nothing is fetched. */
export const PrefetchContext = createContext<(id: RouteId) => unknown>(() => undefined);

export const usePrefetch = () => use(PrefetchContext);

/** Interval of checks for the page's own requests, in milliseconds. */
const lookAgainMs = 500;

/**
 * Fetches pages when the browser is idle, after 2000 ms at the latest, and never before the page's
 * own requests are answered: on a slow line they would share it.
 */
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

import { createContext, use, useEffect } from 'react';
import type { RouteId } from '../routes.ts';

/** @source specification §9 */
const prefetchIdleTimeoutMs = 2000;

/** Fetches a page's code ahead of the press. The application provides it; without one, nothing is fetched. */
export const PrefetchContext = createContext<(id: RouteId) => unknown>(() => undefined);

export const usePrefetch = () => use(PrefetchContext);

/** Fetches pages when the browser has nothing better to do, 2000 ms at the latest. */
export function usePrefetchWhenIdle(ids: readonly RouteId[]): void {
  const prefetch = usePrefetch();
  useEffect(() => {
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } })
      .connection;
    if (connection?.saveData) return undefined;
    const run = () => ids.forEach((id) => void prefetch(id));
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(run, prefetchIdleTimeoutMs);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(run, { timeout: prefetchIdleTimeoutMs });
    return () => cancelIdleCallback(handle);
  }, [ids, prefetch]);
}

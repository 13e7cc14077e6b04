import type { RouteId } from '../routes.ts';
import { loadPage } from './load-page.ts';

/** @source specification §9 */
export const prefetchIdleTimeoutMs = 2000;

const asked = new Set<RouteId>();

/** Fetches a page's code ahead of the press; a failure is silent, the navigation will tell. */
export async function prefetchRoute(id: RouteId): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  await loadPage(id).catch(() => asked.delete(id));
}

/** Fetches pages when the browser has nothing better to do, 2000 ms at the latest; returns the undoing. */
export function prefetchWhenIdle(ids: readonly RouteId[]): () => void {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return () => undefined;
  const run = () => ids.forEach((id) => void prefetchRoute(id));
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, prefetchIdleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: prefetchIdleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

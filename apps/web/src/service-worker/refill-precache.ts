import type { Serwist } from 'serwist';

let running: Promise<void> | null = null;

/**
 * Fetches again missing precached files. The `Clear-Site-Data` of a logout empties them, and
 * Safari keeps the worker: without this it would open nothing offline until the next version.
 */
export function refillPrecache(serwist: Serwist): Promise<void> {
  running ??= refill(serwist)
    .catch(() => undefined)
    .finally(() => (running = null));
  return running;
}

async function refill(serwist: Serwist): Promise<void> {
  const cache = await caches.open(serwist.precacheStrategy.cacheName);
  const wanted = serwist.getUrlsToPrecacheKeys();
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [address, key] of wanted) {
    if (kept.has(key)) continue;
    const response = await fetch(address);
    if (response.ok && !response.redirected) await cache.put(key, response);
  }
}

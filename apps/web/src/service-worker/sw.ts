import type { AppRouter } from '@aube/api';
import { createLinks, plainTransformer } from '@aube/client';
import { createTRPCClient } from '@trpc/client';
import {
  CacheFirst,
  ExpirationPlugin,
  NavigationRoute,
  type PrecacheEntry,
  Route,
  Serwist,
} from 'serwist';
import { inTime } from '../in-time.ts';
import { NIGHTS_TAG } from '../lib/device/background-sync.ts';
import { nightsLock } from '../lib/device-name.ts';
import { readNights, replaceNight } from '../lib/device/device-database.ts';
import { saveDayOf } from '../lib/device/kept-night.ts';
import { findHeldNights } from '../lib/device/open-nights.ts';
import { sendInOrder } from '../lib/device/send-nights.ts';

const client = createTRPCClient<AppRouter>({
  links: createLinks({ url: '', transformer: plainTransformer }),
});

/**
 * Sends the nights of this device, with no page open, for the person of the server's session;
 * without one, or on a shared device, they wait.
 * @throws when some still wait: the browser retries later
 * @decision D66 offline#queue-of-nights
 */
async function sendKeptNights(): Promise<void> {
  if ((await readNights()).length === 0) return;
  const account = await client.account.findMe.query();
  if (!account?.isOwnDevice) return;
  const { userId } = account;
  // The same lock as the pages': a night is sent once.
  await navigator.locks.request(nightsLock, async () => {
    const fault = await sendInOrder({
      personId: () => userId,
      findOpen: findHeldNights,
      readNights,
      send: (night) => client.diary.saveDay.mutate(saveDayOf(night)),
      onSending: () => undefined,
      onSent: (night) => replaceNight(night, null),
      onStopped: (night, standing, reason) => replaceNight(night, { ...night, standing, reason }),
    });
    if (fault) throw new Error(`The nights wait: ${fault.code}`);
  });
}

let running: Promise<void> | null = null;

/**
 * Fetches again missing precached files. The `Clear-Site-Data` of a logout empties them, and
 * Safari keeps the worker: without this it would open nothing offline until the next version.
 */
function refillPrecache(serwist: Serwist): Promise<void> {
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

declare const self: ServiceWorkerGlobalScope & {
  readonly PRECACHE_ENTRIES: (PrecacheEntry | string)[];
};

/** After this time the kept shell replaces a document. */
const documentPatienceMs = 5_000;

/** As many files as two versions of the whole site have. */
const filesKept = 300;

/**
 * Opens the site without a network: it keeps the empty shell of each language and hashed files,
 * never an answer of the server. @source specification §2, security BR-5
 */
const serwist = new Serwist({
  precacheEntries: self.PRECACHE_ENTRIES,
  precacheOptions: { cleanupOutdatedCaches: true },
  // Each visit fetches the shell, so a new version takes over at once.
  skipWaiting: true,
  clientsClaim: true,
});

serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: 'assets',
      plugins: [new ExpirationPlugin({ maxEntries: filesKept })],
    }),
  ),
);

serwist.registerRoute(
  new NavigationRoute(
    async ({ request, url, event }) => {
      const shell = /^\/en(\/|$)/.test(url.pathname) ? '/en/connexion' : '/connexion';
      const kept = await serwist.matchPrecache(shell);
      try {
        const response = await (kept ? inTime(fetch(request), documentPatienceMs) : fetch(request));
        event.waitUntil(refillPrecache(serwist));
        return response;
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    },
    // Data and files come from the server alone.
    { denylist: [/^\/(api|trpc|assets|media)\//] },
  ),
);

// A logout opens no page: it sends this message when kept files may be gone.
self.addEventListener('message', (event) => {
  if (event.data === 'refill') event.waitUntil(refillPrecache(serwist));
});

type SyncEvent = ExtendableEvent & { readonly tag: string };

/** The network is back. An open page sends by itself, and may be changing a night. */
async function sendUnlessOpen(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await sendKeptNights();
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === NIGHTS_TAG) (event as SyncEvent).waitUntil(sendUnlessOpen());
});

serwist.addEventListeners();

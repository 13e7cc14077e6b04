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

let nightsOf = 0;

const client = createTRPCClient<AppRouter>({
  links: createLinks({
    url: '',
    transformer: plainTransformer,
    person: { id: () => nightsOf, onOther: () => undefined },
  }),
});

/**
 * Sends the stored nights of the logged-in person, never on a shared device.
 * @throws when a night was not sent; the browser then tries again
 * @decision D66 offline#queue-of-nights
 */
async function sendKeptNights(): Promise<void> {
  if ((await readNights()).length === 0) return;
  nightsOf = 0;
  const account = await client.account.findMe.query();
  if (!account?.isOwnDevice) return;
  const { userId } = account;
  nightsOf = userId;
  // Pages use the same lock, so each night is sent only once.
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
 * Fetches missing precached files again. The `Clear-Site-Data` header of a logout empties the
 * cache, but Safari keeps the worker.
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

/** Time after which the stored shell replaces a slow document, in milliseconds. */
const documentPatienceMs = 5_000;

/** Number of stored files: enough for two versions of the whole site. */
const filesKept = 300;

/**
 * The caches contain the empty shell of each language and hashed files, but no answers of the
 * server.
 * @source specification §2, security BR-5
 */
const serwist = new Serwist({
  precacheEntries: self.PRECACHE_ENTRIES,
  precacheOptions: { cleanupOutdatedCaches: true },
  // A new version may replace the old version at once, because each visit fetches the shell.
  skipWaiting: true,
  clientsClaim: true,
});

serwist.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|logos)\//.test(url.pathname),
    new CacheFirst({
      cacheName: 'assets',
      plugins: [new ExpirationPlugin({ maxEntries: filesKept })],
    }),
  ),
);

serwist.registerRoute(
  new NavigationRoute(
    async ({ request, url, event }) => {
      const shell = /^\/en(\/|$)/.test(url.pathname)
        ? '/en/mon-programme?shell'
        : '/mon-programme?shell';
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
    { denylist: [/^\/(api|trpc|assets|logos|media)\//] },
  ),
);

// A page sends this message after a logout, because the logout may have deleted stored files.
self.addEventListener('message', (event) => {
  if (event.data === 'refill') event.waitUntil(refillPrecache(serwist));
});

type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Sends the nights only when no page is open, because an open page sends the nights itself. */
async function sendUnlessOpen(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) await sendKeptNights();
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === NIGHTS_TAG) (event as SyncEvent).waitUntil(sendUnlessOpen());
});

serwist.addEventListeners();

/** What the worker hears when it may send the nights that wait. */
export const NIGHTS_TAG = 'nights';

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

/**
 * Where the browser has Background Sync, it wakes the worker once the network is back, also when the site is
 * closed by then; elsewhere, or refused, the next opening sends. @decision D66
 */
export async function askBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(NIGHTS_TAG);
  } catch {
    // The next opening sends.
  }
}

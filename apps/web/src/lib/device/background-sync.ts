/** The worker's signal to send waiting nights. */
export const NIGHTS_TAG = 'nights';

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

/**
 * With Background Sync the browser wakes the worker once the network is back, even after the site
 * was closed; without it the next opening sends. @decision D66
 */
export async function askBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(NIGHTS_TAG);
  } catch {
    // The next opening sends.
  }
}

export const NIGHTS_TAG = 'nights';

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
};

/** @decision D66 */
export async function askBackgroundSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready;
    await registration?.sync?.register(NIGHTS_TAG);
  } catch {
    // Without Background Sync, the nights are sent when a page is opened again.
  }
}

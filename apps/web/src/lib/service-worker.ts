/**
 * The policy for trusted types allows only the address of the worker.
 * @source specification §2, security BR-1
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('aube-service-worker', {
    createScriptURL: () => '/sw.js',
  });
  const address = policy?.createScriptURL('') ?? '/sw.js';
  navigator.serviceWorker.register(address as string).catch(() => undefined);
}

/**
 * Makes the worker load its files again after a logout. The logout empties the cache, but some
 * browsers keep the worker.
 */
export function refillServiceWorker(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  navigator.serviceWorker?.controller?.postMessage('refill');
}

/**
 * Registers the service worker once the page has settled. Browsers with trusted types take the
 * address from a policy that knows no other. @source specification §2, security BR-1
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('aube-service-worker', {
    createScriptURL: () => '/sw.js',
  });
  const address = policy?.createScriptURL('') ?? '/sw.js';
  // Refused or unreachable: the site works without it.
  navigator.serviceWorker.register(address as string).catch(() => undefined);
}

/** After a logout: its answer empties the worker's cache where the browser keeps the worker. */
export function refillServiceWorker(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  navigator.serviceWorker?.controller?.postMessage('refill');
}

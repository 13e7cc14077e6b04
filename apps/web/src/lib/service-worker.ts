/**
 * Registers the service worker once the page has had its turn. Browsers that demand trusted types
 * take the address from a policy that knows no other. @source specification §2, security BR-1
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const policy = window.trustedTypes?.createPolicy('aube-service-worker', {
    createScriptURL: () => '/sw.js',
  });
  const address = policy?.createScriptURL('') ?? '/sw.js';
  // Refused or out of reach: the site works without it.
  navigator.serviceWorker.register(address as string).catch(() => undefined);
}

/** After a logout, whose answer empties what the worker keeps where the browser leaves the worker itself. */
export function refillServiceWorker(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  navigator.serviceWorker?.controller?.postMessage('refill');
}

type PageEvents = {
  /** Called when the page is hidden or closed, because unsent data may be lost. */
  readonly onLeave: () => void;
  /** Called when the page is visible again or its network is back. */
  readonly onReturn?: () => void;
};

/** Watches the page until the returned function is called. */
export function watchPage({ onLeave, onReturn }: PageEvents): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const turn = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn?.());
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (onReturn) addEventListener('online', onReturn, { signal });
  return () => leaving.abort();
}

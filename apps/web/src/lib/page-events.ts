type PageEvents = {
  /** The page is hidden or closed: unsent data may be lost. */
  readonly onLeave: () => void;
  /** The page is visible again, or its network is back. */
  readonly onReturn?: () => void;
};

/** Follows the page, until the returned function is called. */
export function watchPage({ onLeave, onReturn }: PageEvents): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const turn = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn?.());
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (onReturn) addEventListener('online', onReturn, { signal });
  return () => leaving.abort();
}

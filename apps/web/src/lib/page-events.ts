type PageEvents = {
  /** It goes out of sight, or away: what is not sent now may never be. */
  readonly onLeave: () => void;
  /** It is looked at again, or its network is back. */
  readonly onReturn?: () => void;
};

/** Follows the page as a whole, until the returned function is called. */
export function watchPage({ onLeave, onReturn }: PageEvents): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const turn = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn?.());
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (onReturn) addEventListener('online', onReturn, { signal });
  return () => leaving.abort();
}

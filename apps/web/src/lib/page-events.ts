type PageEvents = {
  readonly onLeave: () => void;
  readonly onReturn?: () => void;
};

export function watchPage({ onLeave, onReturn }: PageEvents): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const turn = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn?.());
  document.addEventListener('visibilitychange', turn, { signal });
  addEventListener('pagehide', onLeave, { signal });
  if (onReturn) addEventListener('online', onReturn, { signal });
  return () => leaving.abort();
}

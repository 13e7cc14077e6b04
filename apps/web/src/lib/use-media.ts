import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches. For components that may exist only once in the page; otherwise
 * CSS is enough.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

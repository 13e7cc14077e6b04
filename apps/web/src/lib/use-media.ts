import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches. Only for components that may exist once in the page; CSS is
 * otherwise enough.
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

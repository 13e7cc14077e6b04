import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches. Only for components that must not be in the page twice; for
 * all other components, use CSS.
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

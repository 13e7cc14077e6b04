import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches. Used only for components that exist at one place; CSS changes
 * the appearance.
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

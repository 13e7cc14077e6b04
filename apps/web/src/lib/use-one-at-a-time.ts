import { useRef } from 'react';

/**
 * Starts a piece of work unless the one before is still under way: a second press in the same moment
 * comes before any state that says so is drawn.
 */
export function useOneAtATime(): (start: (done: () => void) => void) => void {
  const isBusy = useRef(false);
  return (start) => {
    if (isBusy.current) return;
    isBusy.current = true;
    start(() => {
      isBusy.current = false;
    });
  };
}

import { useRef } from 'react';

/** A second press may come before the new state is drawn. */
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

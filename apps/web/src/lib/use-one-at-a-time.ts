import { useRef } from 'react';

/** Ignores a second press that comes before the new state is drawn. */
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

import { useEffect } from 'react';

/** A view that takes the place of another, at the same address, puts the focus on its heading. */
export function useArrivalFocus(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
}

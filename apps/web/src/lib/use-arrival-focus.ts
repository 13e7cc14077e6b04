import { useEffect } from 'react';

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** For a view that changes while the address stays. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

import { useEffect } from 'react';

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** Moves the focus to the heading when the view changes but the address does not change. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

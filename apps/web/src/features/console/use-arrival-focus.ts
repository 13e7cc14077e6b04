import { useEffect } from 'react';

/** Moves the focus to the heading, which is then announced. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** Moves the focus to the heading of a view that replaces another at the same address. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

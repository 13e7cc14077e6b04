import { useEffect } from 'react';

/** Moves the focus to the heading, so that screen readers announce the heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** Moves the focus to the heading when a view replaces another view at the same address. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

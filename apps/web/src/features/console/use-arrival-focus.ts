import { useEffect } from 'react';

/** Where the focus goes when what held it is gone: the page's heading, which is then read out. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** A view that takes the place of another, at the same address, puts the focus on its heading. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

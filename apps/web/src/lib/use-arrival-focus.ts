import { useEffect } from 'react';

export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

import { useEffect, useRef } from 'react';

/** Where the focus goes when what held it is gone: the page's heading, which is then read out. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

/** A view that takes the place of another, at the same address, puts the focus on its heading. */
export function useArrivalFocus(): void {
  useEffect(focusHeading, []);
}

/** The same for a page whose form is made anew with each version; not when the page opens. */
export function useFocusOnVersion(version: number): void {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) focusHeading();
    shown.current = version;
  }, [version]);
}

import { useEffect, useRef } from 'react';
import { takeNavigationKind } from './navigation.ts';

/**
 * After a navigation the focus moves to the new heading, which is then announced, and the page
 * scrolls to its top. Not on the first page, nor after a change of language.
 */
export function useFocusOnNavigation(pathname: string): void {
  const previous = useRef(pathname);
  const isBack = useRef(false);
  useEffect(() => {
    const onBack = () => {
      isBack.current = true;
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const wasBack = isBack.current;
    isBack.current = false;
    if (takeNavigationKind() === 'language') return;
    const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
    // On Back the browser itself restores the scroll position.
    if (!wasBack && !location.hash) scrollTo(0, 0);
  }, [pathname]);
}

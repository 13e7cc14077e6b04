import { useEffect, useRef } from 'react';
import { takeNavigationKind } from './navigation.ts';

/**
 * After a navigation the focus goes to the new page's heading, which is then read out, and the
 * page stands at its top. Not at the first page, nor when only the language changed.
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
    // The browser itself finds the place again on the way back.
    if (!wasBack && !location.hash) scrollTo(0, 0);
  }, [pathname]);
}

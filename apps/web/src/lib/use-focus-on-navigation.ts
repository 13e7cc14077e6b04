import { useEffect, useRef } from 'react';
import { takeNavigationKind } from './navigation.ts';

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
    // After Back, the browser restores the scroll position.
    if (!wasBack && !location.hash) scrollTo(0, 0);
  }, [pathname]);
}

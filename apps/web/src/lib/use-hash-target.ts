import { useEffect } from 'react';

export function useHashTarget(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const go = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target || location.hash === '') return;
      const question = target.closest('details');
      if (question) question.open = true;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [isReady]);
}

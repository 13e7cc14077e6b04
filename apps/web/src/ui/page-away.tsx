import { type ReactNode, useEffect } from 'react';
import { reloadOnce } from '../lib/reload-guard.ts';
import { OfflineNotice } from './offline-notice.tsx';

/**
 * Shown when the code of a page cannot be loaded. The site reloads, because a browser may remember
 * a failed import.
 * @decision pages#offline-and-slow-pages
 */
export function PageAway({ onLeave }: { readonly onLeave: () => void }) {
  useEffect(() => {
    const goOn = () => void reloadOnce();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      onLeave();
    };
  }, [onLeave]);
  return <OfflineNotice onRetry={() => location.reload()} />;
}

export const AwayLayout = ({ children }: { children: ReactNode }) => (
  <main id="contenu" tabIndex={-1} className="page-column flex-1">
    {children}
  </main>
);

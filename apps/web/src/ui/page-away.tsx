import { type ReactNode, useEffect } from 'react';
import { reloadOnce } from '../lib/reload-guard.ts';
import { OfflineNotice } from './offline-notice.tsx';

/**
 * Replaces a page whose code cannot be loaded. The site reloads when the network is back, since a
 * browser may remember a failed import. @decision pages#offline-and-slow-pages
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

/** Around it, when the page's own layout cannot be loaded either. */
export const AwayLayout = ({ children }: { children: ReactNode }) => (
  <main id="contenu" tabIndex={-1} className="page-column flex-1">
    {children}
  </main>
);

import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { CurrentPage } from './current-page.tsx';
import { IdentityConfirmation } from './identity-confirmation.tsx';
import { useOwnPagesEndConsulting } from './lib/consulting.ts';
import { useDocumentTitle } from './lib/document-title.ts';
import { activateLocale, loadTexts } from './lib/i18n.ts';
import { LiveRegion } from './lib/live-region.tsx';
import { localeOfPath, pathWithoutPrefix, prefixOf } from './lib/locale.ts';
import { PrefetchContext } from './lib/prefetch.ts';
import { useFocusOnNavigation } from './lib/use-focus-on-navigation.ts';
import { prefetchPage } from './load-page.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ProgressBar } from './ui/progress-bar.tsx';

/**
 * While the next page loads, the old page stays under a progress bar. The address decides the
 * language, also after Back.
 */
export function App() {
  const pathname = usePathname();
  const shownPathname = useDeferredValue(pathname);
  const locale = localeOfPath(shownPathname);
  const path = pathWithoutPrefix(shownPathname);
  useDocumentTitle();
  useOwnPagesEndConsulting(path);
  useFocusOnNavigation(shownPathname);
  const queryClient = useQueryClient();
  const wordedIn = useRef(locale);
  useEffect(() => {
    const isWorded = wordedIn.current === locale;
    wordedIn.current = locale;
    const word = async () => {
      if (i18n.locale !== locale) {
        await loadTexts(locale);
        activateLocale(locale);
      }
      // The texts of the server are read again when the new language is active.
      if (!isWorded) await queryClient.invalidateQueries();
    };
    // When its texts cannot be loaded, the page reloads. After the reload a message is shown if the
    // texts fail again.
    word().catch(() => location.reload());
  }, [locale, queryClient]);
  return (
    <Router base={prefixOf(locale)}>
      <ProgressBar isBusy={pathname !== shownPathname} />
      <PrefetchContext value={prefetchPage}>
        <ErrorBoundary resetKey={path}>
          <Suspense>
            <CurrentPage path={path} />
          </Suspense>
        </ErrorBoundary>
      </PrefetchContext>
      <IdentityConfirmation />
      <LiveRegion />
    </Router>
  );
}

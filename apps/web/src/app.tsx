import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { IdentityDialog } from './identity-dialog.tsx';
import { useOwnPagesEndConsulting } from './lib/consulting.ts';
import { useDocumentTitle, useRouteTitle } from './lib/document-title.ts';
import { activateLocale, loadTexts } from './lib/i18n.ts';
import { LiveRegion } from './lib/live-region.tsx';
import { localeOfPath, pathWithoutPrefix, prefixOf } from './lib/locale.ts';
import { PrefetchContext } from './lib/prefetch.ts';
import type { Screens } from './screens.ts';
import { useFocusOnNavigation } from './lib/use-focus-on-navigation.ts';
import { OtherPerson } from './other-person.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ProgressBar } from './ui/progress-bar.tsx';
import type { Arrival } from './lib/arrival.ts';
import { decideNavigation, layoutOf, pageShown } from './lib/decide-navigation.ts';
import { findRoute, type RouteMatch } from './lib/match-route.ts';
import { sessionEnd } from './lib/present-person.ts';
import { findRedirect, forgetRedirect, rememberRedirect } from './lib/redirect-memory.ts';
import { pageTitles } from './lib/page-titles.ts';
import { useReloadAccount } from './lib/session.ts';
import { useVisitor } from './lib/visitor.ts';
import { isConsoleRoute, type PageRoute, routes } from './routes.ts';
import { ErrorState } from './ui/error-state.tsx';
import { NotFound } from './ui/not-found.tsx';
import { Skeleton } from './ui/skeleton.tsx';

type ShownProps = { readonly screens: Screens };

function CurrentPage({ path, screens }: ShownProps & { path: string }) {
  const match = findRoute(path);
  if (!match) return <NoSuchPage screens={screens} />;
  return <GuardedPage match={match} path={path} screens={screens} />;
}

function NoSuchPage({ screens }: ShownProps) {
  const Layout = screens.layouts[layoutOf({ layout: 'own' }, useVisitor())];
  return (
    <Layout routeId={null}>
      <NotFound />
    </Layout>
  );
}

function GuardedPage({ match, path, screens }: ShownProps & { match: RouteMatch; path: string }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const route: PageRoute = routes[match.id];
  useRouteTitle(isConsoleRoute(match.id) ? null : i18n._(pageTitles[match.id]));
  const visitor = useVisitor();
  const reload = useReloadAccount();
  const decision = decideNavigation(route, visitor, findRedirect());
  const target = 'to' in decision ? decision.to : null;
  const closed = decision.kind === 'redirect' ? decision.closedQuestionnaire : undefined;
  const isHeldBack = decision.kind === 'redirect' && decision.isHeldBack === true;
  const remembers = decision.kind === 'redirect' && decision.rememberThisPage;
  const isMember = visitor.status === 'member';
  useEffect(() => {
    // During a navigation, the address bar may already show the next page.
    if (pathWithoutPrefix(location.pathname) !== path) return;
    const here = path + location.search + location.hash;
    if (isMember && findRedirect() === here) forgetRedirect();
    if (target === null) return;
    if (remembers && sessionEnd.get() !== 'left') rememberRedirect(here);
    const state: Arrival | undefined = closed
      ? { closedQuestionnaire: closed }
      : isHeldBack
        ? { heldBack: match.id }
        : undefined;
    navigate(target, { replace: true, state });
  }, [target, closed, isHeldBack, match.id, remembers, isMember, path, navigate]);

  if (decision.kind === 'notFound') return <NoSuchPage screens={screens} />;
  const Layout = screens.layouts[layoutOf(route, visitor)];
  // The layout leaves the whole width to « Aujourd'hui », which brings its own column.
  const column = pageShown(match.id, false) === 'programme' ? 'page-column' : undefined;
  const waiting = (
    <div className={column}>
      <Skeleton lines={6} />
    </div>
  );
  const Page = screens.pages[pageShown(match.id, visitor.status === 'guest')];
  return (
    <Layout routeId={match.id}>
      {decision.kind === 'show' ? (
        <Suspense fallback={waiting}>
          <Page params={match.params} routeId={match.id} />
        </Suspense>
      ) : decision.kind === 'unreachable' ? (
        <div className={column}>
          <ErrorState error={decision.error} onRetry={() => void reload()} />
        </div>
      ) : (
        waiting
      )}
    </Layout>
  );
}

type AppProps = ShownProps & {
  /** Address of the page, where there is no address bar. */
  readonly ssrPath?: string | undefined;
};

export function App({ screens, ssrPath }: AppProps) {
  const where = ssrPath === undefined ? {} : { ssrPath };
  const pathname = usePathname(where);
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
      if (!isWorded) await queryClient.invalidateQueries();
    };
    // A page without texts cannot be read, so the page is loaded again.
    word().catch(() => location.reload());
  }, [locale, queryClient]);
  return (
    <Router base={prefixOf(locale)} {...where}>
      <ProgressBar isBusy={pathname !== shownPathname} />
      <PrefetchContext value={screens.prefetch}>
        <ErrorBoundary resetKey={path}>
          <Suspense>
            <CurrentPage path={path} screens={screens} />
          </Suspense>
        </ErrorBoundary>
      </PrefetchContext>
      <IdentityDialog />
      <OtherPerson />
      <LiveRegion />
    </Router>
  );
}

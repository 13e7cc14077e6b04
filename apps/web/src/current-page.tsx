import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ParticipantLayout } from './layouts/participant-layout.tsx';
import type { Arrival } from './lib/arrival.ts';
import { decideNavigation, layoutOf } from './lib/decide-navigation.ts';
import { useRouteTitle } from './lib/document-title.ts';
import { pathWithoutPrefix } from './lib/locale.ts';
import { findRoute, type RouteMatch } from './lib/match-route.ts';
import { hasLeftOnPurpose } from './lib/present-person.ts';
import { findRedirect, forgetRedirect, rememberRedirect } from './lib/redirect-memory.ts';
import { pageTitles } from './lib/page-titles.ts';
import { useReloadAccount } from './lib/session.ts';
import { useVisitor } from './lib/visitor.ts';
import { lazyLayouts, lazyPages } from './load-page.ts';
import { isConsoleRoute, type PageRoute, routes } from './routes.ts';
import { ErrorState } from './ui/error-state.tsx';
import { NotFound } from './ui/not-found.tsx';
import { Skeleton } from './ui/skeleton.tsx';

const layouts = { participant: ParticipantLayout, ...lazyLayouts } as const;

/** Finds the route, asks the guard and the gate, and draws the page in its layout. */
export function CurrentPage({ path }: { path: string }) {
  const match = findRoute(path);
  return match ? <GuardedPage match={match} path={path} /> : <NoSuchPage />;
}

/** The layout depends on the visitor, so that staff keep the console's menu. */
function NoSuchPage() {
  const Layout = layouts[layoutOf({ layout: 'own' }, useVisitor())];
  return (
    <Layout routeId={null}>
      <NotFound />
    </Layout>
  );
}

function GuardedPage({ match, path }: { match: RouteMatch; path: string }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const route: PageRoute = routes[match.id];
  // The layout of the console sets the titles of the console's pages.
  useRouteTitle(isConsoleRoute(match.id) ? null : i18n._(pageTitles[match.id]));
  const visitor = useVisitor();
  const reload = useReloadAccount();
  const decision = decideNavigation(route, visitor, findRedirect());
  const target = 'to' in decision ? decision.to : null;
  const closed = decision.kind === 'redirect' ? decision.closedQuestionnaire : undefined;
  const remembers = decision.kind === 'redirect' && decision.rememberThisPage;
  const isMember = visitor.status === 'member';
  useEffect(() => {
    // The address may already be that of the next page, with the query of the next page.
    if (pathWithoutPrefix(location.pathname) !== path) return;
    const here = path + location.search + location.hash;
    // The redirect is forgotten on arrival: when it was forgotten earlier, a render before the
    // arrival would lead to the home page.
    if (isMember && findRedirect() === here) forgetRedirect();
    if (target === null) return;
    if (remembers && !hasLeftOnPurpose()) rememberRedirect(here);
    const state = closed && ({ closedQuestionnaire: closed } satisfies Arrival);
    navigate(target, { replace: true, state });
  }, [target, closed, remembers, isMember, path, navigate]);

  if (decision.kind === 'notFound') return <NoSuchPage />;
  const Layout = layouts[layoutOf(route, visitor)];
  const Page = lazyPages[match.id];
  return (
    <Layout routeId={match.id}>
      {decision.kind === 'unreachable' ? (
        <ErrorState error={decision.error} onRetry={() => void reload()} />
      ) : decision.kind === 'show' ? (
        <Page params={match.params} routeId={match.id} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Layout>
  );
}

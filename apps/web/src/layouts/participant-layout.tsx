import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChartSpline, ListChecks, MoonStar, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, type ComponentType, type ReactNode, type SVGProps } from 'react';
import { useHeldBack } from '../lib/arrival.ts';
import { useConsultedId } from '../lib/consulting.ts';
import { deviceNights, isLogoutAsked, ownDevice } from '../lib/device-nights.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { pageTitles } from '../lib/page-titles.ts';
import { usePrefetchWhenIdle } from '../lib/prefetch.ts';
import { useSession } from '../lib/session.ts';
import { showsTabs, showsTopLinks } from './shown-bars.ts';
import { useInBrowser, useStore } from '../lib/store.ts';
import { tabSubmissions } from '../lib/tab-submissions.ts';
import { useMedia } from '../lib/use-media.ts';
import type { RouteId } from '../routes.ts';
import { CountedBell } from '../ui/counted-bell.tsx';
import { HorizonIcon } from '../ui/horizon-icon.tsx';
import { Link } from '../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { currentOf } from './current-of.ts';
import { DisplayMenu } from './display-menu.tsx';
import { IdentityBand } from './identity-band.tsx';
import { LanguageLink } from './language-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { OnlineNotice } from './online-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** @source specification §2 */
function NotificationBell({ unreadCount }: { unreadCount: number }) {
  const { t } = useLingui();
  const label = t`Notifications : ${plural(unreadCount, {
    0: 'aucune non lue',
    one: '# non lue',
    other: '# non lues',
  })}`;
  return <CountedBell to="notifications" count={unreadCount} label={label} />;
}

type Tab = {
  readonly to: 'programme' | 'diary' | 'evolution' | 'activities';
  readonly icon: LucideIcon | ComponentType<SVGProps<SVGSVGElement>>;
  readonly short: ReactNode;
};

const tabs: readonly Tab[] = [
  { to: 'programme', icon: HorizonIcon, short: <Trans>Programme</Trans> },
  { to: 'diary', icon: MoonStar, short: <Trans>Journal</Trans> },
  { to: 'evolution', icon: ChartSpline, short: <Trans>Évolution</Trans> },
  { to: 'activities', icon: ListChecks, short: <Trans>Activités</Trans> },
];
const tabIds = tabs.map(({ to }) => to);

/** @source specification §2 */
function ParticipantTabs({ routeId }: { routeId: RouteId | null }) {
  const { i18n, t } = useLingui();
  usePrefetchWhenIdle(tabIds);
  const heldBack = useHeldBack();
  return (
    <nav aria-label={t`Sections`} className="tab-bar" data-screen-only>
      <ul>
        {tabs.map(({ to, icon: Icon, short }) => (
          <li key={to}>
            <Link to={to} bare aria-current={currentOf(to, heldBack ?? routeId)} className="tab">
              <Icon aria-hidden strokeWidth={1.75} />
              <span aria-hidden className="md:hidden">
                {short}
              </span>
              <span className="max-md:sr-only">{i18n._(pageTitles[to])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const topLinks = ['about', 'userGuide', 'faq', 'resourcePersons'] as const;

/** @source specification §2 */
function TopLinks({ routeId, className }: { routeId: RouteId | null; className?: string }) {
  const { i18n, t } = useLingui();
  return (
    <ul className={className}>
      {topLinks.map((id) => (
        <li key={id}>
          <Link
            to={id}
            bare
            aria-current={id === routeId ? 'page' : undefined}
            className="top-link"
          >
            {id === 'faq' ? t`FAQ` : i18n._(pageTitles[id])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ConsultingBanner = lazy(() => import('./consulting-banner.tsx'));

const UnsentNights = lazyPart(() => import('../features/nights/unsent/unsent-nights.tsx'));

const LogoutWarning = lazyPart(() => import('../features/nights/unsent/logout-warning.tsx'));

/** @source specification §2 */
export function ParticipantLayout({ routeId, children }: LayoutProps) {
  const { t } = useLingui();
  const session = useSession();
  const consultedId = useConsultedId();
  const keepsNights = useStore(deviceNights).length > 0;
  const tellsOfNights = useStore(tabSubmissions).some(({ isTold }) => isTold);
  const isLeaving = useStore(isLogoutAsked);
  const isMember = session.status === 'member';
  const hasTopLinks = showsTopLinks(session, routeId);
  const isOwnDevice = useStore(ownDevice);
  const hasDiary =
    isMember && session.account.programmeWeek > 0 && session.account.programmeAbandonedAt === null;
  const fits = useMedia('(width >= 72rem)');
  const isWide = useInBrowser(() => true, false) ? fits : null;
  return (
    <>
      <SkipLink />
      <IdentityBand />
      <header className="site-header" data-screen-only>
        <div className="site-header-row">
          <BrandLink />
          {isWide !== false && hasTopLinks && (
            <nav aria-label={t`Aide et renseignements`} className="max-lg:hidden">
              <TopLinks routeId={routeId} className="flex" />
            </nav>
          )}
          <div className="ml-auto flex items-center">
            <LanguageLink />
            <DisplayMenu />
            {isMember && <NotificationBell unreadCount={session.account.unreadNotifications} />}
            <AccountMenu routeId={routeId} isWide={isWide}>
              {hasTopLinks && <TopLinks routeId={routeId} />}
            </AccountMenu>
          </div>
        </div>
        {showsTabs(session, consultedId !== null) && <ParticipantTabs routeId={routeId} />}
      </header>
      {consultedId !== null && (
        <Suspense>
          <ConsultingBanner userId={consultedId} />
        </Suspense>
      )}
      <OnlineNotice keepsNights={isOwnDevice && consultedId === null && hasDiary} />
      {(keepsNights || tellsOfNights) && (
        <Suspense>
          <UnsentNights />
        </Suspense>
      )}
      {isLeaving && (
        <Suspense>
          <LogoutWarning />
        </Suspense>
      )}
      <main id="contenu" tabIndex={-1} className={mainClass(routeId)}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

const wideRoutes: readonly LayoutProps['routeId'][] = ['evolution', 'sleepSummary'];

function mainClass(routeId: LayoutProps['routeId']): string {
  if (routeId === 'home' || routeId === 'programme') return 'flex-1';
  return wideRoutes.includes(routeId) ? 'page-column page-wide flex-1' : 'page-column flex-1';
}

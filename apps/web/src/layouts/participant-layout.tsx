import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useConsultedId } from '../lib/consulting.ts';
import { deviceNights, isLogoutAsked } from '../lib/device-nights.ts';
import { withTexts } from '../lib/i18n.ts';
import { leftDrafts } from '../lib/left-drafts.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { useMedia } from '../lib/use-media.ts';
import { AccountLink } from './account-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { LanguageLink } from './language-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LeaveButton } from './leave-button.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { OnlineNotice } from './online-notice.tsx';
import { ParticipantTabs } from './participant-tabs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopLinks } from './top-links.tsx';

/** Only staff see it. */
const ConsultingBanner = lazy(() => import('./consulting-banner.tsx'));

/** Only for a device, or a tab, that keeps nights. */
const UnsentNights = lazyPart(
  withTexts('nights', () => import('../features/nights/unsent/unsent-nights.tsx')),
);

/** Only for a logout that would lose data. */
const LogoutWarning = lazyPart(
  withTexts('nights', () => import('../features/nights/unsent/logout-warning.tsx')),
);

/** The default layout: one calm column, four tabs, and the help links on top. @source specification §2 */
export function ParticipantLayout({ routeId, children }: LayoutProps) {
  const { t } = useLingui();
  const session = useSession();
  const consultedId = useConsultedId();
  const keepsNights = useStore(deviceNights).length > 0;
  const leftNights = useStore(leftDrafts).length > 0;
  const isLeaving = useStore(isLogoutAsked);
  const isMember = session.status === 'member';
  // Room for the top links beside the name; below it they move into a menu.
  const isWide = useMedia('(width >= 72rem)');
  return (
    <>
      <SkipLink />
      <header className="site-header" data-screen-only>
        <div className="site-header-row">
          <BrandLink />
          {isWide && (
            <nav aria-label={t`Aide et renseignements`}>
              <TopLinks routeId={routeId} className="flex" />
            </nav>
          )}
          <div className="ml-auto flex items-center">
            <LanguageLink />
            <DisplayMenu />
            {isMember && <NotificationBell unreadCount={session.account.unreadNotifications} />}
            {isWide ? (
              <>
                <AccountLink routeId={routeId} />
                <LeaveButton />
              </>
            ) : (
              <HeaderMenu icon={<Menu aria-hidden />} label={<Trans>Menu</Trans>}>
                <TopLinks routeId={routeId} />
                <div className="mt-2 border-t border-line pt-2">
                  <AccountLink routeId={routeId} />
                  <LeaveButton />
                </div>
              </HeaderMenu>
            )}
          </div>
        </div>
        {isMember && <ParticipantTabs routeId={routeId} />}
      </header>
      {consultedId !== null && (
        <Suspense>
          <ConsultingBanner userId={consultedId} />
        </Suspense>
      )}
      <OnlineNotice />
      {(keepsNights || leftNights) && (
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

/** « Aujourd'hui » draws its own column under the dawn; charts and tables are wider than text. */
function mainClass(routeId: LayoutProps['routeId']): string {
  if (routeId === 'home' || routeId === 'programme') return 'flex-1';
  return wideRoutes.includes(routeId) ? 'page-column page-wide flex-1' : 'page-column flex-1';
}

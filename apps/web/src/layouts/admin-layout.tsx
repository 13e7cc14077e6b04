import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { ConsoleLinks } from '../features/console/console-links.tsx';
import { HelpLink } from '../features/console/help/help-link.tsx';
import { consoleTitles } from '../features/console/console-titles.ts';
import { loadStaffMessages } from '../features/console/staff-messages.ts';
import { StaffBell } from '../features/console/safety/staff-bell.tsx';
import { useOwnColours } from '../lib/display.ts';
import { useRouteTitle } from '../lib/document-title.ts';
import { useSession } from '../lib/session.ts';
import { useMedia } from '../lib/use-media.ts';
import { isConsoleRoute, type RouteId } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { currentOf } from './current-of.ts';
import { DisplayMenu } from './display-menu.tsx';
import { IdentityBand } from './identity-band.tsx';
import { LanguageLink } from './language-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { OnlineNotice } from './online-notice.tsx';
import { SkipLink } from './skip-link.tsx';

loadStaffMessages();

/** @source specification §2, §6 */
export default function AdminLayout({ routeId, children }: LayoutProps) {
  const { i18n } = useLingui();
  useOwnColours();
  const isOwn = routeId !== null && isConsoleRoute(routeId);
  useRouteTitle(isOwn ? i18n._(consoleTitles[routeId]) : null);
  const current = (to: RouteId) => currentOf(to, routeId);
  const isMember = useSession().status === 'member';
  const [path] = useLocation();
  const isWide = useMedia('(width >= 72rem)');
  return (
    <>
      <SkipLink />
      <IdentityBand />
      <header className="site-header" data-screen-only>
        <div className="site-header-row">
          <BrandLink />
          {isWide && <ConsoleLinks currentOf={current} />}
          <div className="ml-auto flex items-center">
            {isWide && <HelpLink routeId={routeId} current={current('adminHelp')} />}
            {isMember && <StaffBell key={path} />}
            <LanguageLink />
            <div className="[&_summary>span]:sr-only">
              <DisplayMenu />
            </div>
            <AccountMenu routeId={routeId} isWide={isWide}>
              <ConsoleLinks currentOf={current} isMenu />
              <HelpLink routeId={routeId} current={current('adminHelp')} />
            </AccountMenu>
          </div>
        </div>
      </header>
      <OnlineNotice />
      <main
        id="contenu"
        tabIndex={-1}
        className="mx-auto w-full max-w-(--container-console) flex-1 px-4 py-8 sm:px-6"
      >
        {children}
      </main>
    </>
  );
}

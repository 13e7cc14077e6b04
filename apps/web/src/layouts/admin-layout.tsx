import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { consoleTitles } from '../features/admin/console-titles.ts';
import { bringStaffMessages } from '../features/admin/staff-messages.ts';
import { StaffBell } from '../features/admin/safety/staff-bell.tsx';
import { mayEnterAdmin } from '../lib/decide-navigation.ts';
import { useRouteTitle } from '../lib/document-title.ts';
import { useSession } from '../lib/session.ts';
import { isConsoleRoute, type RouteId, routes } from '../routes.ts';
import { Link } from '../ui/link.tsx';
import { AccountLink } from './account-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { currentOf } from './current-of.ts';
import { DisplayMenu } from './display-menu.tsx';
import { LanguageLink } from './language-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LeaveButton } from './leave-button.tsx';
import { OnlineNotice } from './online-notice.tsx';
import { SkipLink } from './skip-link.tsx';

bringStaffMessages();

/** Only what is open; the other pages of the console say that they are not. */
const links = [
  'adminParticipants',
  'adminInvitations',
  'adminUsers',
  'adminEstablishments',
  'adminData',
  'adminRetention',
  'adminAudit',
] as const satisfies readonly RouteId[];

/** The staff console: dense, wide and calm. @source specification §2, §6 */
export default function AdminLayout({ routeId, children }: LayoutProps) {
  const { i18n, t } = useLingui();
  const isOwn = routeId !== null && isConsoleRoute(routeId);
  useRouteTitle(isOwn ? i18n._(consoleTitles[routeId]) : null);
  const session = useSession();
  const [path] = useLocation();
  const roles = session.status === 'member' ? session.account.roles : [];
  const entered = links.filter((to) => mayEnterAdmin(routes[to], roles));
  return (
    <>
      <SkipLink />
      <header className="site-header" data-screen-only>
        <div className="site-header-row">
          <BrandLink />
          <nav aria-label={t`Administration`} className="max-md:order-last max-md:w-full">
            <ul className="flex flex-wrap">
              {entered.map((to) => (
                <li key={to}>
                  <Link to={to} bare aria-current={currentOf(to, routeId)} className="top-link">
                    {i18n._(consoleTitles[to])}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex flex-wrap items-center justify-end">
            {roles.length > 0 && <StaffBell key={path} />}
            <LanguageLink />
            <DisplayMenu />
            <AccountLink routeId={routeId} />
            <LeaveButton />
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

import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut, Menu, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAskedLogout } from '../lib/asked-logout.ts';
import { stopConsulting, useConsultedId } from '../lib/consulting.ts';
import { usePrefetchWhenIdle } from '../lib/prefetch.ts';
import { useSession } from '../lib/session.ts';
import { pathTo, type RouteId } from '../routes.ts';
import { Link } from '../ui/link.tsx';
import { HeaderMenu } from './header-menu.tsx';

/** @decision D61 */
function AccountLink({ routeId }: { routeId: RouteId | null }) {
  const isMember = useSession().status === 'member';
  const isConsulting = useConsultedId() !== null;
  if (!isMember || isConsulting) return null;
  return (
    <Link
      to="myAccount"
      bare
      aria-current={routeId === 'myAccount' ? 'page' : undefined}
      className="top-link"
    >
      <Trans>Mon compte</Trans>
    </Link>
  );
}

/** The login page is fetched ahead, so that the login page also opens offline after a logout. */
const wayOut = ['login'] as const;

/** @source specification §2 */
function LeaveButton() {
  const session = useSession();
  const { isLeaving, leave } = useAskedLogout();
  const [, navigate] = useLocation();
  const isConsulting = useConsultedId() !== null;
  usePrefetchWhenIdle(wayOut);
  if (session.status === 'guest') {
    return (
      <Link to="login" bare className="top-link gap-2">
        <LogIn aria-hidden className="size-5" />
        <Trans>Se connecter</Trans>
      </Link>
    );
  }
  if (session.status !== 'member') return null;
  const goBack = () => {
    stopConsulting();
    navigate(pathTo('admin'));
  };
  const Icon = isConsulting ? Undo2 : LogOut;
  return (
    <button
      type="button"
      className="top-link gap-2"
      aria-disabled={isLeaving || undefined}
      onClick={isConsulting ? goBack : leave}
    >
      <Icon aria-hidden className="size-5" />
      {isConsulting ? <Trans>Retour à mon compte</Trans> : <Trans>Déconnexion</Trans>}
    </button>
  );
}

type AccountMenuProps = {
  readonly routeId: RouteId | null;
  /**
   * Null in a finished document: both forms of the menu are drawn, and the style sheet shows one.
   */
  readonly isWide: boolean | null;
  readonly children: ReactNode;
};

export function AccountMenu({ routeId, isWide, children }: AccountMenuProps) {
  const links = (
    <>
      <AccountLink routeId={routeId} />
      <LeaveButton />
    </>
  );
  return (
    <>
      {isWide !== false && <div className="contents max-lg:hidden">{links}</div>}
      {isWide !== true && (
        <HeaderMenu icon={<Menu aria-hidden />} label={<Trans>Menu</Trans>} className="lg:hidden">
          {children}
          <div className="mt-2 border-t border-line pt-2">{links}</div>
        </HeaderMenu>
      )}
    </>
  );
}

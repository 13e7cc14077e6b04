import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut, Undo2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAskedLogout } from '../lib/asked-logout.ts';
import { stopConsulting, useConsultedId } from '../lib/consulting.ts';
import { usePrefetchWhenIdle } from '../lib/prefetch.ts';
import { useSession } from '../lib/session.ts';
import { pathTo } from '../routes.ts';
import { Link } from '../ui/link.tsx';

/** The page after a logout, even without a network. */
const wayOut = ['login'] as const;

/**
 * « Déconnexion », « Retour à mon compte » while consulting, or the login for a guest.
 * @source specification §2
 */
export function LeaveButton() {
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

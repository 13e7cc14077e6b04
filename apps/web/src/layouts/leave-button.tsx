import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { stopConsulting, useConsultedId } from '../lib/consulting.ts';
import { deviceNights, isLogoutAsked, isUnsent } from '../lib/device-nights.ts';
import { lookOnDevice } from '../lib/own-device.ts';
import { usePrefetchWhenIdle } from '../lib/prefetch.ts';
import { useLogout, useSession } from '../lib/session.ts';
import { pathTo } from '../routes.ts';
import { Link } from '../ui/link.tsx';

/** Where one comes out, even without a network. */
const wayOut = ['login'] as const;

/** « Déconnexion », « Retour à mon compte » while consulting, or the way in for a guest. @source specification §2 */
export function LeaveButton() {
  const session = useSession();
  const logout = useLogout();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);
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
  const leave = async () => {
    if (isConsulting) {
      stopConsulting();
      navigate(pathTo('admin'));
      return;
    }
    if (isLeaving) return;
    setLeaving(true);
    // Somebody who leaves at once is still asked about nights that were not sent.
    await lookOnDevice();
    if (deviceNights.get().some(isUnsent)) isLogoutAsked.set(true);
    else await logout();
    setLeaving(false);
  };
  const Icon = isConsulting ? Undo2 : LogOut;
  return (
    <button
      type="button"
      className="top-link gap-2"
      aria-disabled={isLeaving || undefined}
      onClick={() => void leave()}
    >
      <Icon aria-hidden className="size-5" />
      {isConsulting ? <Trans>Retour à mon compte</Trans> : <Trans>Déconnexion</Trans>}
    </button>
  );
}

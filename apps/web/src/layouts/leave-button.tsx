import { Trans } from '@lingui/react/macro';
import { LogIn, LogOut, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { stopConsulting, useConsultedId } from '../lib/consulting.ts';
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
  if (isConsulting) {
    return (
      <button
        type="button"
        className="top-link gap-2"
        onClick={() => {
          stopConsulting();
          navigate(pathTo('admin'));
        }}
      >
        <Undo2 aria-hidden className="size-5" />
        <Trans>Retour à mon compte</Trans>
      </button>
    );
  }
  return (
    <button
      type="button"
      className="top-link gap-2"
      aria-disabled={isLeaving || undefined}
      onClick={() => {
        if (isLeaving) return;
        setLeaving(true);
        void logout().finally(() => setLeaving(false));
      }}
    >
      <LogOut aria-hidden className="size-5" />
      <Trans>Déconnexion</Trans>
    </button>
  );
}

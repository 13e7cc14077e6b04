import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isLogoutOwed } from '../../lib/logout-debt.ts';
import { Notice } from '../../ui/banner.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Says that the server has not ended the session yet. */
export function LogoutOwed() {
  const isOwed = useSyncExternalStore(subscribe, isLogoutOwed);
  if (!isOwed) return null;
  return (
    <Notice
      kind="attention"
      className="mb-6"
      title={<Trans>Votre déconnexion n’est pas terminée</Trans>}
    >
      <Trans>
        Le serveur n’a pas répondu, et votre session y est encore ouverte. Elle sera fermée dès que
        la connexion reviendra, avant que quelqu’un puisse se connecter ici.
      </Trans>
    </Notice>
  );
}

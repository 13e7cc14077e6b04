import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../../lib/live-region.tsx';
import { isLogoutOwed } from '../../lib/logout-debt.ts';
import { hasLeftOnPurpose } from '../../lib/present-person.ts';
import { Banner, Notice } from '../../ui/banner.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Says on the login page whether the logout worked. */
export function AfterLogout() {
  const { t } = useLingui();
  const isOwed = useSyncExternalStore(subscribe, isLogoutOwed);
  const isClosed = !isOwed && hasLeftOnPurpose();
  useEffect(() => {
    if (isClosed) announce(t`La session est fermée.`);
  }, [isClosed, t]);
  if (isClosed) {
    return <Banner kind="ok" className="mb-6" title={<Trans>La session est fermée.</Trans>} />;
  }
  if (!isOwed) return null;
  return (
    <Notice
      kind="attention"
      className="mb-6"
      title={<Trans>Votre déconnexion n’est pas terminée</Trans>}
    >
      <Trans>
        Le site n’a pas répondu, et votre session y est encore ouverte. Elle sera fermée dès que la
        connexion reviendra, avant que quelqu’un puisse se connecter ici.
      </Trans>
    </Notice>
  );
}

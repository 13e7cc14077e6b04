import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../../lib/live-region.tsx';
import { isLogoutOwed } from '../../lib/logout-debt.ts';
import { sessionEnd } from '../../lib/present-person.ts';
import { useStore } from '../../lib/store.ts';
import { hasTypedText } from '../../lib/tab-submissions.ts';
import { Banner, Notice } from '../../ui/banner.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function AfterLogout() {
  const { t } = useLingui();
  const isOwed = useSyncExternalStore(subscribe, isLogoutOwed, () => false);
  const end = useStore(sessionEnd);
  const isClosed = !isOwed && end === 'left';
  useEffect(() => {
    if (isClosed) announce(t`La session est fermée.`);
  }, [isClosed, t]);
  if (end === 'lost') return <LostSession />;
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

function LostSession() {
  const isTyped = useStore(hasTypedText);
  return (
    <Notice
      kind="attention"
      role="alert"
      className="mb-6"
      title={<Trans>Votre session est terminée</Trans>}
    >
      {isTyped ? (
        <Trans>
          Ce que vous avez écrit est gardé dans cet onglet. Connectez-vous ici : vous le retrouverez
          sur sa page.
        </Trans>
      ) : (
        <Trans>Connectez-vous : vous reviendrez à la page où vous étiez.</Trans>
      )}
    </Notice>
  );
}

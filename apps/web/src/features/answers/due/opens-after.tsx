import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';

/** @source specification §4 */
export function OpensAfter({ code }: { readonly code: GateQuestionnaire }) {
  return (
    <p className="mt-4">
      {code === 'S0' ? (
        <Trans>Votre première semaine s’ouvre ensuite.</Trans>
      ) : (
        <Trans>
          Répondez-y d’abord : il mesure ce qui a changé. Dès qu’il est envoyé, les modules et
          l’évolution se rouvrent.
        </Trans>
      )}
    </p>
  );
}

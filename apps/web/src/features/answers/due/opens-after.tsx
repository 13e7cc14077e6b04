import type { GateQuestionnaire } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';

/** Says what opens after the questionnaire is sent. @source specification §4 */
export function OpensAfter({ code }: { readonly code: GateQuestionnaire }) {
  return (
    <p className="mt-4">
      {code === 'S0' ? (
        <Trans>
          Il passe avant le reste, pour votre sécurité. Dès qu’il est envoyé, votre première semaine
          s’ouvre.
        </Trans>
      ) : (
        <Trans>
          Il passe avant le reste, pour mesurer ce qui a changé. Dès qu’il est envoyé, les modules
          et l’évolution se rouvrent.
        </Trans>
      )}
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { DisplayChoices } from '../../../../ui/display-choices.tsx';

/** The same choices as in the menu « Affichage », with what becomes of them. @source specification §9 */
export function DisplayPanel() {
  return (
    <>
      <p className="mb-5 text-ink-soft">
        <Trans>
          Votre compte s’en souvient : vous retrouvez ces réglages sur vos autres appareils.
        </Trans>
      </p>
      <DisplayChoices />
    </>
  );
}

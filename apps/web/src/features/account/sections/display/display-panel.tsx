import { Trans } from '@lingui/react/macro';
import { DisplayChoices } from '../../../../ui/display-choices.tsx';

/** @source specification §9 */
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

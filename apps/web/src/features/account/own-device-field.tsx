import { Trans } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { Choice } from '../../ui/choice.tsx';

/**
 * The answer decides how long the session lasts and what may be stored on the device.
 * @decision D59
 */
export function OwnDeviceField(props: ComponentPropsWithRef<'input'>) {
  return (
    <div className="mb-8">
      <Choice {...props} type="checkbox" id="isOwnDevice" aria-describedby="isOwnDevice-hint">
        <Trans>Cet appareil est à moi</Trans>
      </Choice>
      <p id="isOwnDevice-hint" className="mt-2 text-small text-ink-soft">
        <Trans>
          Si vous cochez, votre session reste ouverte 30 jours après votre dernière visite, et une
          nuit qui n’a pas pu être envoyée est gardée sur l’appareil. Sinon, la session se ferme
          avec le navigateur, ou après 12 heures sans visite (30 minutes pour le personnel), et rien
          n’est gardé sur l’appareil.
        </Trans>
      </p>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Choice } from '../../ui/choice.tsx';

export type DeviceOwner = 'own' | 'shared';

type OwnDeviceFieldProps = {
  /** True in a form that only participants use. Staff have shorter sessions. */
  readonly isParticipant?: boolean;
};

/**
 * The answer determines the length of the session, and whether this device may store data.
 * @decision D59
 */
export function OwnDeviceField({ isParticipant = false }: OwnDeviceFieldProps) {
  return (
    <fieldset className="mb-8">
      <legend className="mb-2 font-medium">
        <Trans>Cet appareil</Trans>
      </legend>
      <div className="grid gap-2">
        <Owner value="own" title={<Trans>À moi : rester connecté</Trans>}>
          <Trans>
            Pendant 30 jours après votre dernière visite. Une nuit qui n’a pas pu être envoyée est
            gardée ici.
          </Trans>
        </Owner>
        <Owner value="shared" title={<Trans>Partagé : ne rien garder</Trans>} isDefault>
          {isParticipant ? (
            <Trans>La session se ferme avec le navigateur, ou après 12 heures sans visite.</Trans>
          ) : (
            <Trans>
              La session se ferme avec le navigateur, ou après 12 heures sans visite (30 minutes
              pour le personnel).
            </Trans>
          )}
        </Owner>
      </div>
    </fieldset>
  );
}

type OwnerProps = {
  readonly value: DeviceOwner;
  readonly title: ReactNode;
  readonly isDefault?: boolean;
  readonly children: ReactNode;
};

function Owner({ title, children, value, isDefault = false }: OwnerProps) {
  const id = `device-${value}`;
  return (
    <Choice
      type="radio"
      id={id}
      name="device"
      value={value}
      defaultChecked={isDefault}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-title`}>{title}</span>
      <span id={`${id}-hint`} className="block text-small font-normal text-ink-soft">
        {children}
      </span>
    </Choice>
  );
}

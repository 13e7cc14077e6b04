import { Trans } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Choice } from '../../ui/choice.tsx';

export type DeviceOwner = 'own' | 'shared';

type OwnDeviceFieldProps = ComponentPropsWithRef<'input'> & {
  /** True in a form that only participants use. Staff have shorter sessions. */
  readonly isParticipant?: boolean;
  readonly defaultValue?: DeviceOwner;
};

/**
 * The answer determines the length of the session, and whether this device may store data.
 * @decision D59
 */
export function OwnDeviceField({
  isParticipant = false,
  defaultValue,
  ...props
}: OwnDeviceFieldProps) {
  const isDefault = (value: DeviceOwner) =>
    defaultValue !== undefined && { defaultChecked: value === defaultValue };
  return (
    <fieldset className="mb-8">
      <legend className="mb-2 font-medium">
        <Trans>Cet appareil</Trans>
      </legend>
      <div className="grid gap-2">
        <Owner
          {...props}
          {...isDefault('own')}
          value="own"
          title={<Trans>À moi : rester connecté</Trans>}
        >
          <Trans>
            Pendant 30 jours après votre dernière visite. Une nuit qui n’a pas pu être envoyée est
            gardée ici.
          </Trans>
        </Owner>
        <Owner
          {...props}
          {...isDefault('shared')}
          value="shared"
          title={<Trans>Partagé : ne rien garder</Trans>}
        >
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

type OwnerProps = Omit<ComponentPropsWithRef<'input'>, 'title'> & {
  readonly value: DeviceOwner;
  readonly title: ReactNode;
};

function Owner({ title, children, value, ...props }: OwnerProps) {
  const id = `device-${value}`;
  return (
    <Choice
      {...props}
      type="radio"
      id={id}
      value={value}
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

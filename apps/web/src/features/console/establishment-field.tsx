import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { describedBy, FieldFrame, inputClass } from '../../ui/field.tsx';

export type InvitingEstablishment = {
  readonly establishmentId: number;
  readonly name: string;
  readonly referenceCode: string;
};

type EstablishmentFieldProps = {
  readonly id: string;
  readonly establishments: readonly InvitingEstablishment[];
  readonly error: string | undefined;
} & ComponentPropsWithRef<'select'>;

export function EstablishmentField({
  id,
  establishments,
  error,
  ...props
}: EstablishmentFieldProps) {
  const { t } = useLingui();
  const [only, ...others] = establishments;
  if (only && others.length === 0) {
    const { name } = only;
    return (
      <p className="mb-6">
        <Trans>
          Établissement : <strong>{name}</strong>
        </Trans>
      </p>
    );
  }
  return (
    <FieldFrame id={id} label={t`Établissement`} error={error}>
      <select
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, null, error)}
        className={inputClass}
      >
        <option value="">{t`Choisissez un établissement`}</option>
        {establishments.map(({ establishmentId, name, referenceCode }) => (
          <option key={establishmentId} value={establishmentId}>
            {name} ({referenceCode})
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

import { ALERT_NATURES, type AlertNature } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';

type NatureFieldProps = {
  readonly nature: AlertNature | undefined;
  readonly onChange: (nature: AlertNature | undefined) => void;
};

/** Rows of the alerts: alerts to staff, flags, or both. @decision console#lists-as-files */
export function NatureField({ nature, onChange }: NatureFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <FieldFrame id={id} label={<Trans>Alertes ou signaux</Trans>}>
      <select
        id={id}
        className={inputClass}
        value={nature ?? ''}
        onChange={({ target }) => onChange(ALERT_NATURES.find((each) => each === target.value))}
      >
        <option value="">{t`Les deux`}</option>
        <option value="alert">{t`Les alertes au personnel`}</option>
        <option value="flag">{t`Les signaux qui suspendent un horaire`}</option>
      </select>
    </FieldFrame>
  );
}

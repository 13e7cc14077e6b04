import { ALERT_NATURES, type AlertNature } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { PeriodFields } from '../period/period-fields.tsx';
import { usePlaces } from '../use-places.ts';
import { ALERTS, EVERYTHING, type ExportScope } from './export-scope.ts';

type NatureFieldProps = {
  readonly nature: AlertNature | undefined;
  readonly onChange: (nature: AlertNature | undefined) => void;
};

/** @decision console#lists-as-files */
function NatureField({ nature, onChange }: NatureFieldProps) {
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

type ScopeFieldsProps = {
  readonly datasets: readonly { readonly fileName: string; readonly title: string }[];
  readonly scope: ExportScope;
  readonly onChange: (scope: ExportScope) => void;
};

export function ScopeFields({ datasets, scope, onChange }: ScopeFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const { places, isOfSeveral } = usePlaces();
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <FieldFrame id={`${id}-dataset`} label={<Trans>Jeu de données</Trans>}>
        <select
          id={`${id}-dataset`}
          className={inputClass}
          value={scope.dataset ?? EVERYTHING}
          onChange={({ target }) =>
            onChange({
              ...scope,
              dataset: target.value === EVERYTHING ? null : target.value,
              nature: undefined,
            })
          }
        >
          <option value={EVERYTHING}>{t`Tous, dans une archive ZIP`}</option>
          {datasets.map(({ fileName, title }) => (
            <option key={fileName} value={fileName}>
              {title}
            </option>
          ))}
        </select>
      </FieldFrame>
      {isOfSeveral && (
        <FieldFrame id={`${id}-place`} label={<Trans>Établissement</Trans>}>
          <select
            id={`${id}-place`}
            className={inputClass}
            value={scope.establishmentId ?? ''}
            onChange={({ target }) =>
              onChange({
                ...scope,
                establishmentId: target.value === '' ? undefined : Number(target.value),
              })
            }
          >
            <option value="">{t`Tous`}</option>
            {places.map(({ establishmentId, name }) => (
              <option key={establishmentId} value={establishmentId}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {scope.dataset === ALERTS && (
        <NatureField nature={scope.nature} onChange={(nature) => onChange({ ...scope, nature })} />
      )}
      <div className="sm:col-span-2">
        <PeriodFields
          legend={<Trans>Dates</Trans>}
          typed={scope.period}
          onChange={(period) => onChange({ ...scope, period })}
        />
      </div>
    </div>
  );
}

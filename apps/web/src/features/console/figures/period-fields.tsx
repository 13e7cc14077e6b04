import { isLocalDate, type LocalDate } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import type { FigureScope } from './figure-scope.ts';

type PeriodFieldsProps = {
  readonly scope: FigureScope;
  readonly onChange: (scope: FigureScope) => void;
};

/** Period in which the accounts were created. First and last day are optional. */
export function PeriodFields({ scope, onChange }: PeriodFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const { registeredFrom, registeredTo } = scope;
  const isBackwards =
    registeredFrom !== undefined && registeredTo !== undefined && registeredFrom > registeredTo;
  const field = (
    name: 'registeredFrom' | 'registeredTo',
    label: string,
    value: LocalDate | undefined,
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type="date"
        value={value ?? ''}
        aria-invalid={isBackwards || undefined}
        aria-describedby={isBackwards ? `${id}-error` : undefined}
        className={`${inputClass} text-body!`}
        onChange={({ target }) =>
          onChange({ ...scope, [name]: isLocalDate(target.value) ? target.value : undefined })
        }
      />
    </div>
  );
  return (
    <fieldset className="mb-8">
      <legend className="mb-2 font-medium">
        <Trans>Comptes créés</Trans>
      </legend>
      <div className="flex flex-wrap items-end gap-4">
        {field('registeredFrom', t`Du`, registeredFrom)}
        {field('registeredTo', t`Au`, registeredTo)}
        {(registeredFrom ?? registeredTo) !== undefined && (
          <Button
            kind="quiet"
            onClick={() =>
              onChange({ ...scope, registeredFrom: undefined, registeredTo: undefined })
            }
          >
            <Trans>Toutes les dates</Trans>
          </Button>
        )}
      </div>
      {isBackwards && (
        <p id={`${id}-error`} className="mt-2 font-medium text-danger">
          <Trans>La période finit avant de commencer.</Trans>
        </p>
      )}
    </fieldset>
  );
}

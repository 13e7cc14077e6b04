import type { LocalDate } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import type { FigureScope } from './figure-scope.ts';

type PeriodFieldsProps = {
  readonly scope: FigureScope;
  readonly onChange: (scope: FigureScope) => void;
};

/** Period in which the accounts were created. First and last day are optional. */
export function PeriodFields({ scope, onChange }: PeriodFieldsProps) {
  const { t } = useLingui();
  const { registeredFrom, registeredTo } = scope;
  const isBackwards =
    registeredFrom !== undefined && registeredTo !== undefined && registeredFrom > registeredTo;
  const field = (
    name: 'registeredFrom' | 'registeredTo',
    label: string,
    value: LocalDate | undefined,
  ) => (
    <DateField
      label={label}
      value={value}
      error={isBackwards && name === 'registeredTo' && t`La période finit avant de commencer.`}
      onChange={(date) => onChange({ ...scope, [name]: date })}
    />
  );
  return (
    <fieldset className="mb-8">
      <legend className="mb-2 font-medium">
        <Trans>Comptes créés</Trans>
      </legend>
      <div className="flex flex-wrap items-start gap-x-6">
        {field('registeredFrom', t`Du`, registeredFrom)}
        {field('registeredTo', t`Au`, registeredTo)}
        {(registeredFrom ?? registeredTo) !== undefined && (
          <Button
            kind="quiet"
            className="sm:mt-14"
            onClick={() =>
              onChange({ ...scope, registeredFrom: undefined, registeredTo: undefined })
            }
          >
            <Trans>Toutes les dates</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ALL_DATES, isAllDates, isBackwards, type TypedPeriod } from './typed-period.ts';

type PeriodFieldsProps = {
  readonly legend: ReactNode;
  readonly typed: TypedPeriod;
  readonly onChange: (typed: TypedPeriod) => void;
  readonly error?: ReactNode;
  readonly clear?: ReactNode;
};

export function PeriodFields({ legend, typed, onChange, error, clear }: PeriodFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const fault = isBackwards(typed) ? t`La période finit avant de commencer.` : error;
  const field = (name: 'from' | 'to', label: string) => (
    <div className="min-w-52 flex-1 max-sm:basis-full sm:max-w-68">
      <DateField
        id={`${id}-${name}`}
        label={label}
        text={typed[name]}
        error={name === 'to' && fault}
        onChange={(text) => onChange({ ...typed, [name]: text })}
      />
    </div>
  );
  const empty = () => {
    onChange(ALL_DATES);
    document.getElementById(`${id}-from`)?.focus();
  };
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="flex flex-wrap items-start gap-x-6">
        {field('from', t`Du`)}
        {field('to', t`Au`)}
        {clear && !isAllDates(typed) && (
          <Button kind="quiet" className="max-sm:mb-4 sm:mt-14" onClick={empty}>
            {clear}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

import { useId, type ReactNode } from 'react';
import { describedBy, FieldHelp } from './field.tsx';

type Chip<Value extends string | number> = {
  readonly value: Value;
  readonly label: ReactNode;
};

type ChipsProps<Value extends string | number> = {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly id?: string;
  readonly options: readonly Chip<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly hideLegend?: boolean;
};

export function Chips<Value extends string | number>({
  legend,
  hint,
  id,
  options,
  value,
  onChange,
  hideLegend = false,
}: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy(name, hint)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <FieldHelp id={name} hint={hint} />
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option.value} className="chip">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

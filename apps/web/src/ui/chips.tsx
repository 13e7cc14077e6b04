import { type CSSProperties, useId, type ReactNode } from 'react';
import { describedBy, FieldHelp } from './field.tsx';

type Chip<Value extends string | number> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly lang?: string;
};

type ChipsProps<Value extends string | number> = {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly id?: string;
  readonly options: readonly Chip<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly hideLegend?: boolean;
  /** Keeps few, short labels on one row. */
  readonly isOneRow?: boolean;
};

export function Chips<Value extends string | number>({
  legend,
  hint,
  id,
  options,
  value,
  onChange,
  hideLegend = false,
  isOneRow = false,
}: ChipsProps<Value>) {
  const name = useId();
  // A label that is not plain text may be long, so each chip then gets a line of its own.
  const letters = Math.max(
    ...options.map(({ label }) => (typeof label === 'string' ? label.length : 99)),
  );
  const width = `max(5rem, ${letters * 0.5 + 0.65}rem)`;
  const style: CSSProperties = isOneRow
    ? { gridTemplateColumns: `repeat(${options.length}, minmax(0, ${width}))` }
    : ({ '--chip-width': width } as CSSProperties);
  return (
    <fieldset aria-describedby={describedBy(name, hint)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      <FieldHelp id={name} hint={hint} />
      <div className="chips" style={style}>
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
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

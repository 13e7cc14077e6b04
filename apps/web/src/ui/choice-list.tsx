import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { describedBy } from './field.tsx';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface ChoiceListProps<Value extends string | number> {
  /** The id of the group: a summary of errors leads to it. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly options: readonly Choice<Value>[];
  readonly selected: readonly Value[];
  readonly isMultiple?: boolean;
  readonly onToggle: (value: Value) => void;
}

/** A question with its answers one under the other: native radio buttons or boxes, the whole row to press. */
export function ChoiceList<Value extends string | number>({
  id,
  legend,
  hint,
  error,
  options,
  selected,
  isMultiple = false,
  onToggle,
}: ChoiceListProps<Value>) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(id, hint, error)}
      className={classNames('mb-9', Boolean(error) && 'border-l-4 border-danger pl-4')}
    >
      <legend className="mb-2 font-medium">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-2 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="choice-list">
        {options.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId, type ReactNode } from 'react';
import { inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from './entry-context.ts';
import { QuestionsAt } from './questions-at.tsx';
import { type FormField, textOf } from './night-form.ts';
import { figureOf } from './review-night.ts';
import { useFieldError } from './use-field-error.ts';

interface FigureFieldProps {
  readonly field: FormField;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly choices: readonly number[];
  /** Names the free field beside the quick choices. */
  readonly otherLabel: ReactNode;
  readonly unit?: ReactNode;
  /** The figure in other words: « 1 h 30 min » of 90. */
  readonly echo?: ReactNode;
  readonly children?: ReactNode;
}

/** A number by one tap, or typed freely; both are the same answer. */
export function FigureField(props: FigureFieldProps) {
  const { field, legend, hint, choices, otherLabel, unit, echo, children } = props;
  const { form, type, leave, enter, moveOn } = useNightEntry();
  const name = useId();
  const error = useFieldError(field);
  const figure = figureOf(form, field);
  const describedBy =
    [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'mb-7 border-l-4 border-danger pl-4' : 'mb-7'}>
      <fieldset aria-describedby={describedBy}>
        <legend className="mb-1 font-medium">{legend}</legend>
        {hint && (
          <p id={`${field}-hint`} className="mb-2 text-small text-ink-soft">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${field}-error`} className="mb-2 font-medium text-danger">
            {error}
          </p>
        )}
        <div className="figure-choices">
          {choices.map((choice) => (
            <label key={choice} className="chip">
              <input
                type="radio"
                name={name}
                value={choice}
                checked={figure === choice}
                onChange={() => type(field, String(choice))}
                className="sr-only"
              />
              {choice}
            </label>
          ))}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={field} className="text-ink-soft">
            {otherLabel}
          </label>
          <input
            id={field}
            type="text"
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            maxLength={40}
            value={textOf(form, field)}
            aria-invalid={error ? true : undefined}
            aria-describedby={echo ? `${field}-echo` : undefined}
            className={`${inputClass} figure-input`}
            onChange={(event) => type(field, event.target.value)}
            onFocus={() => enter(field)}
            onKeyDown={moveOn}
            onBlur={() => leave(field)}
          />
          {unit && <span className="text-ink-soft">{unit}</span>}
          {echo && (
            <span id={`${field}-echo`} className="text-ink-soft">
              {echo}
            </span>
          )}
        </div>
        {children}
        <QuestionsAt field={field} />
      </fieldset>
    </div>
  );
}

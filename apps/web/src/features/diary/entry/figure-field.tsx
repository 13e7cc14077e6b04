import type { NightFigure, NumberRule } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldHelp, inputClass } from '../../../ui/field.tsx';
import { useWords } from '../night/use-words.ts';
import { useNightEntry } from './entry-context.ts';
import { QuestionsAt } from './questions-at.tsx';
import { type NumberDetail, ruleOf, textOf } from './night-form.ts';
import { figureOf } from './review-night.ts';
import { useFieldError } from './use-field-error.ts';

const quickMinutes = [0, 5, 10, 15, 20, 30, 45, 60];
const quickCounts = [0, 1, 2, 3, 4, 5];

/** What can be tapped: every place of a scale, the usual values of a number. */
function choicesOf({ kind, minimum, maximum }: NumberRule): readonly number[] {
  if (kind === 'minutes') return quickMinutes;
  if (kind === 'count') return quickCounts;
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
}

type FigureFieldProps = {
  readonly field: NightFigure | NumberDetail;
  readonly label: ReactNode;
  readonly hint: ReactNode;
};

/** A number by one tap, or typed freely; both are the same answer. A scale is tapped. */
export function FigureField({ field, label, hint }: FigureFieldProps) {
  const { form, type } = useNightEntry();
  const rule = ruleOf(field);
  const isTyped = rule.kind !== 'choice';
  const name = useId();
  const error = useFieldError(field);
  const figure = figureOf(form, field);
  return (
    <div className={error ? 'mb-7 border-l-4 border-danger pl-4' : 'mb-7'}>
      <fieldset aria-describedby={describedBy(field, hint, error)}>
        <legend className="mb-1 font-medium">{label}</legend>
        <FieldHelp id={field} hint={hint} error={error} />
        <div className="figure-choices flex flex-wrap gap-2">
          {choicesOf(rule).map((choice, index) => (
            <label key={choice} className="chip">
              <input
                id={isTyped || index > 0 ? undefined : field}
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
        {isTyped && <TypedFigure field={field} figure={figure} isWrong={error !== undefined} />}
        <QuestionsAt field={field} />
      </fieldset>
    </div>
  );
}

type TypedFigureProps = {
  readonly field: NightFigure | NumberDetail;
  readonly figure: number | null;
  readonly isWrong: boolean;
};

/** The same answer in figures of one's own; beyond the hour, minutes are said in hours too. */
function TypedFigure({ field, figure, isWrong }: TypedFigureProps) {
  const { form, type, leave, enter, moveOn } = useNightEntry();
  const { duration } = useWords();
  const { unit, maximum } = ruleOf(field);
  const isDuration = unit === 'minutes';
  const isLong = isDuration && figure !== null && figure >= 60 && figure <= maximum;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={field} className="text-ink-soft">
        {isDuration ? <Trans>Autre durée</Trans> : <Trans>Autre nombre</Trans>}
      </label>
      <input
        id={field}
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={40}
        value={textOf(form, field)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isLong ? `${field}-echo` : undefined}
        className={`${inputClass} max-w-[7ch] text-center`}
        onChange={(event) => type(field, event.target.value)}
        onFocus={() => enter(field)}
        onKeyDown={moveOn}
        onBlur={() => leave(field)}
      />
      {isDuration && (
        <span className="text-ink-soft">
          <Trans>min</Trans>
        </span>
      )}
      {isLong && (
        <span id={`${field}-echo`} className="text-ink-soft">
          = {duration(figure)}
        </span>
      )}
    </div>
  );
}

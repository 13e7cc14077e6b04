import type { NightFigure } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from './entry-context.ts';
import { type NumberDetail, ruleOf, textOf } from './night-form.ts';
import { useWords } from '../use-words.ts';

type TypedFigureProps = {
  readonly field: NightFigure | NumberDetail;
  readonly figure: number | null;
  readonly isWrong: boolean;
  readonly takesFocus: boolean;
};

export default function TypedFigure({ field, figure, isWrong, takesFocus }: TypedFigureProps) {
  const { form, type, leave, enter, moveOn } = useNightEntry();
  const { duration } = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const { kind, maximum } = ruleOf(field);
  const isDuration = kind === 'minutes';
  const isLong = isDuration && figure !== null && figure >= 60 && figure <= maximum;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={field} className="text-ink-soft">
        {isDuration ? <Trans>Autre durée</Trans> : <Trans>Autre nombre</Trans>}
      </label>
      <input
        ref={input}
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
        onKeyDown={(event) => moveOn(event, field)}
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
